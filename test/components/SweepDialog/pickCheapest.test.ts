import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findCheapestListing,
  pickCheapest,
} from '../../../src/components/SweepDialog/pickCheapest.js'
import { getEditSequence } from '../../../src/steps/flows/edit.js'
import { order } from '../fixtures.js'

const listings = fc.array(
  fc.record({
    available: fc.bigInt({ min: 0n, max: 9n }),
    book: fc.constantFrom('service_marketplace_v2', 'external_1'),
    price: fc.bigInt({ min: 0n, max: 2n ** 70n }),
  }),
  { maxLength: 30 },
)

type Made = { available: bigint; book: string; price: bigint }

const toOrders = (made: readonly Made[]) =>
  made.map(({ available, book, price }, index) => ({
    order: {
      ...order,
      marketplace: book,
      orderId: String(index),
      priceAmount: String(price),
      quantityRemaining: String(available),
    },
  }))
const amount = (value: string | undefined) => BigInt(value ?? 0)
type Picks = ReturnType<typeof pickCheapest>
const sumQuantity = (picks: Picks) =>
  picks.reduce((sum, { quantity }) => sum + amount(quantity), 0n)
const sumCost = (picks: Picks) =>
  picks.reduce(
    (sum, { order, quantity }) =>
      sum + amount(order.priceAmount) * amount(quantity),
    0n,
  )

test('default: the cheapest listings come first, within their available quantities', () => {
  const picks = pickCheapest(
    toOrders([
      { available: 1n, book: 'external_1', price: 1n },
      { available: 2n, book: 'service_marketplace_v2', price: 9n },
      { available: 5n, book: 'service_marketplace_v2', price: 4n },
    ]),
    { count: 6n },
  )
  expect(picks.map((it) => [it.order.orderId, it.quantity])).toEqual([
    ['2', '5'],
    ['1', '1'],
  ])
})

test('behavior: currencies and collections are never mixed or compared', () => {
  const other = '0x00000000000000000000000000000000000000D0' as const
  const [first, second, third] = toOrders([
    { available: 1n, book: 'external_1', price: 9n },
    { available: 1n, book: 'external_1', price: 1n },
    { available: 1n, book: 'external_1', price: 8n },
  ])
  if (!first || !second || !third) throw new Error('There are three.')
  const getIds = (picks: Picks) => picks.map((it) => it.order.orderId)
  const dollars = {
    order: { ...second.order, priceCurrencyAddress: other },
  }
  expect(getIds(pickCheapest([first, dollars], { count: 2n }))).toEqual(['0'])
  expect(getIds(pickCheapest([first, dollars, third], { count: 2n }))).toEqual([
    '2',
    '0',
  ])
  const elsewhere = {
    order: { ...second.order, collectionContractAddress: other },
  }
  expect(getIds(pickCheapest([first, elsewhere], { count: 2n }))).toEqual(['1'])
})

test('behavior: `findCheapestListing` returns the cheapest available listing of any book', () => {
  const all = toOrders([
    { available: 5n, book: 'external_1', price: 9n },
    { available: 0n, book: 'external_2', price: 1n },
    { available: 1n, book: 'external_2', price: 3n },
  ])
  expect(findCheapestListing(all)?.order.orderId).toBe('2')
  expect(findCheapestListing([])).toBe(undefined)
})

test('behavior: picks never exceed the count, the budget or the available quantity', () => {
  fc.assert(
    fc.property(
      listings,
      fc.bigInt({ min: 0n, max: 2n ** 71n }),
      fc.bigInt({ min: 0n, max: 60n }),
      fc.integer({ min: 1, max: 12 }),
      (made, budget, count, most) => {
        const orders = toOrders(made)
        const byBudget = pickCheapest(orders, { budget }, most)
        const byCount = pickCheapest(orders, { count }, most)
        expect(sumCost(byBudget) <= budget).toBe(true)
        expect(sumQuantity(byCount) <= count).toBe(true)
        for (const picks of [byBudget, byCount]) {
          expect(picks.length <= most).toBe(true)
          expect(
            new Set(picks.map((it) => it.order.marketplace)).size < 2,
          ).toBe(true)
          for (const { order, quantity } of picks)
            expect(amount(quantity) <= amount(order.quantityRemaining)).toBe(
              true,
            )
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('behavior: in one order book, the picks are the cheapest possible', () => {
  fc.assert(
    fc.property(listings, fc.bigInt({ min: 0n, max: 40n }), (made, count) => {
      const one = made.map((it) => ({ ...it, book: 'external_1' }))
      const picks = pickCheapest(toOrders(one), { count })
      const pieces = one
        .flatMap(({ available, price }) =>
          Array.from({ length: Number(available) }, () => price),
        )
        .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        .slice(0, Number(count))
      expect(sumQuantity(picks)).toBe(BigInt(pieces.length))
      expect(sumCost(picks)).toBe(pieces.reduce((sum, it) => sum + it, 0n))
    }),
    { numRuns: 200 },
  )
})

test('behavior: an edit lists first only for a single token at the same or a lower price', () => {
  const listing = {
    contractType: 'ERC721',
    currencyAddress: order.priceCurrencyAddress,
    pricePerToken: order.priceAmount,
  }
  const first = (change: Partial<typeof listing>) =>
    getEditSequence(order, { ...listing, ...change })[0]
  expect(first({})).toBe('list')
  expect(first({ pricePerToken: '1' })).toBe('list')
  expect(first({ pricePerToken: `${order.priceAmount}0` })).toBe('cancel')
  expect(first({ contractType: 'ERC1155', pricePerToken: '1' })).toBe('cancel')
  expect(
    first({
      currencyAddress: order.collectionContractAddress,
      pricePerToken: '1',
    }),
  ).toBe('cancel')
})
