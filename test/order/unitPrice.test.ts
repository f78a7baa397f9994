import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compareUnitPrices,
  findCheapest,
  getTotalPrice,
  getUnitPrice,
  isSameCurrency,
} from '../../src/order/unitPrice.js'
import { bareOrder } from './fixtures.js'

const uint = fc.bigInt(0n, 2n ** 256n - 1n)
const priced = (price: bigint) => ({ ...bareOrder, priceAmount: String(price) })

test('getTotalPrice, default: unit price times quantity, exact at any size', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(uint, uint)), (lines) => {
      const items = lines.map(([price, count]) => ({
        order: priced(price),
        quantity: String(count),
      }))
      const total = lines.reduce(
        (sum, [price, count]) => sum + price * count,
        0n,
      )
      expect(getTotalPrice(items)).toBe(total)
    }),
  )
})

test('getTotalPrice, parameters: quantity is 1 by default', () => {
  expect(getTotalPrice([{ order: bareOrder }])).toBe(getUnitPrice(bareOrder))
  expect(getTotalPrice([])).toBe(0n)
})

test('findCheapest, default: returns the first of the cheapest orders', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 5n), { minLength: 1 }), (prices) => {
      const orders = prices.map(priced)
      const first = prices.findIndex((price) =>
        prices.every((other) => price <= other),
      )
      expect(findCheapest(orders)).toBe(orders[first])
    }),
  )
  expect(findCheapest([])).toBe(undefined)
})

test('compareUnitPrices, default: compares prices with more digits than a float holds', () => {
  const price = 10n ** 30n
  expect(compareUnitPrices(priced(price), priced(price + 1n))).toBe(-1)
  expect(compareUnitPrices(priced(price + 1n), priced(price))).toBe(1)
  expect(compareUnitPrices(priced(price), priced(price))).toBe(0)
})

test('isSameCurrency, default: compares address and chain', () => {
  const upper = '0x00000000000000000000000000000000000000E7'
  const lower = '0x00000000000000000000000000000000000000e7'
  const paid = { ...bareOrder, priceCurrencyAddress: upper } as const
  const same = { ...paid, priceCurrencyAddress: lower } as const
  expect(isSameCurrency(paid, same)).toBe(true)
  expect(isSameCurrency(same, paid)).toBe(true)
  expect(isSameCurrency(paid, bareOrder)).toBe(false)
  // The native currency of another chain is another currency.
  expect(isSameCurrency(bareOrder, { ...bareOrder, chainId: 1 })).toBe(false)
})
