import { type Address, zeroAddress } from 'viem'
import type { CurrencyConfig } from '../../src/service/context.js'

/** Chain id of the market. */
export const chainId = 31337

/** Currencies of orders; one has no dollar rate. */
export const currencies: CurrencyConfig[] = [
  { address: zeroAddress, symbol: 'ETH', decimals: 18, priceUSD: 2000 },
  { address: toAddress(0xc1), symbol: 'USDC', decimals: 6, priceUSD: 1 },
  { address: toAddress(0xc2), symbol: 'WETH', decimals: 18, priceUSD: 2000 },
  { address: toAddress(0xc3), symbol: 'PTS', decimals: 18 },
]

/** A collection of the market, with its numbers of tokens and orders. */
export type BenchCollection = {
  /** Seed of the random numbers in its rows. */
  seed: number
  type: 'ERC721' | 'ERC1155'
  tokens: number
  orders: number
}

/** Collections that requests read; all others are background. */
export const named = {
  /** The same at every size of the market. */
  steady: { seed: 1, type: 'ERC721', tokens: 1000, orders: 5000 },
  /** The same at every size of the market. */
  steadyItems: { seed: 2, type: 'ERC1155', tokens: 20, orders: 3000 },
  /** A quarter of all tokens. */
  giant: { seed: 3, type: 'ERC721' },
  /** Thousands of listings for each of 20 tokens. */
  items: { seed: 4, type: 'ERC1155' },
} as const

/**
 * Returns the collections of a market with this many orders, 10,000 or more.
 */
export function planCollections(orders: number): BenchCollection[] {
  const { giant, items, steady, steadyItems } = named
  const left = {
    tokens: orders / 5 - steady.tokens - 2 * steadyItems.tokens,
    orders: orders - steady.orders - steadyItems.orders,
  }
  const itemOrders = Math.floor(left.orders * 0.17)
  const share = (part: number) => ({
    tokens: Math.floor(left.tokens * part),
    orders: Math.floor((left.orders - itemOrders) * part),
  })
  const many = (count: number, firstSeed: number, part: number) =>
    Array.from({ length: count }, (_, index) => ({
      seed: firstSeed + index,
      type: 'ERC721' as const,
      ...share(part / count),
    }))
  return [
    steady,
    steadyItems,
    { ...giant, ...share(0.25) },
    { ...items, tokens: 20, orders: itemOrders },
    ...many(4, 10, 0.35),
    ...many(40, 100, 0.4),
  ]
}

/** Returns the address of a collection. */
export function getContract({ seed }: { seed: number }): Address {
  return toAddress(0xb0000 + seed)
}

/** Returns the address of an owner or maker. */
export function getAccount(number: number): Address {
  return `0x${'a'.repeat(32)}${number.toString(16).padStart(8, '0')}`
}

function toAddress(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}
