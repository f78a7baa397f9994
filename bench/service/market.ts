import { type Address, zeroAddress } from 'viem'
import type { CurrencyConfig } from '../../src/service/context.js'

/** The chain that the market is on. */
export const chainId = 31337

/** What orders are priced in; one has no rate. */
export const currencies: CurrencyConfig[] = [
  { address: zeroAddress, symbol: 'ETH', decimals: 18, priceUSD: 2000 },
  { address: addressOf(0xc1), symbol: 'USDC', decimals: 6, priceUSD: 1 },
  { address: addressOf(0xc2), symbol: 'WETH', decimals: 18, priceUSD: 2000 },
  { address: addressOf(0xc3), symbol: 'PTS', decimals: 18 },
]

/** A collection of the market, and how much there is of it. */
export type BenchCollection = {
  /** Makes its rows differ from those of others. */
  seed: number
  type: 'ERC721' | 'ERC1155'
  tokens: number
  orders: number
}

/** Collections that requests are about; the others surround them. */
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

/** The collections of a market of so many orders, 10 000 or more. */
export function collectionsOf(orders: number): BenchCollection[] {
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

/** Where a collection is. */
export function contractOf({ seed }: { seed: number }): Address {
  return addressOf(0xb0000 + seed)
}

/** The address of an account that owns tokens or makes orders. */
export function accountOf(number: number): Address {
  return `0x${'a'.repeat(32)}${number.toString(16).padStart(8, '0')}`
}

function addressOf(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}
