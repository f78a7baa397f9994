import { describe, expect, test } from 'vitest'
import { getListingActions } from '../../../src/components/ListingsTable/ListingButtons.js'
import { getFloorDifference } from '../../../src/components/OffersTable/useOffersTable.js'
import { toOrderRow } from '../../../src/components/table/orderRow.js'
import { keepRows } from '../../../src/components/table/useOrderRows.js'
import { formatDistance } from '../../../src/components/text/formatTime.js'
import { getOrderFees } from '../../../src/order/orderFees.js'
import { maker, order } from '../fixtures.js'

const now = Date.parse('2026-01-01T00:00:00Z')
const seconds = (offset: number) => String(now / 1000 + offset)

describe('toOrderRow', () => {
  test.each([
    [{}, undefined],
    [{ status: 'filled' }, 'filled'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'decimals_missing' }, 'unknown'],
    [{ quantityRemaining: '0' }, 'filled'],
    [{ validUntil: seconds(0) }, 'expired'],
    [{ validUntil: '2025-12-31T23:59:59.123456789Z' }, 'expired'],
    [{ validUntil: seconds(60) }, undefined],
    [
      { validUntil: '115792089237316195423570985008687907853269984' },
      undefined,
    ],
    [{ validUntil: 'soon' }, undefined],
    [{ validFrom: seconds(60) }, 'early'],
  ])('default: %j is %s', (change, problem) => {
    const row = toOrderRow({ ...order, ...change }, { account: undefined, now })
    expect(row.problem).toBe(problem)
  })

  test('parameters: account; without `now`, no order is expired', () => {
    const ended = { ...order, validUntil: seconds(-9) }
    expect(
      toOrderRow(ended, { account: maker.toLowerCase(), now: undefined }),
    ).toMatchObject({ isOwn: true, problem: undefined, quantity: '1' })
  })

  test('behavior: the quantity is at most the available quantity', () => {
    const many = { ...order, quantityAvailable: '3', quantityRemaining: '10' }
    expect(toOrderRow(many, { account: undefined, now }).quantity).toBe('3')
  })
})

describe('getListingActions', () => {
  test.each([
    [false, undefined, ['addToCart', 'buy']],
    [false, 'inactive', []],
    [true, undefined, ['edit', 'cancel']],
    // It may become open again, and then sell at yesterday's price.
    [true, 'inactive', ['cancel']],
    [true, 'expired', []],
  ] as const)('default: own %s, problem %s', (isOwn, problem, actions) => {
    expect(getListingActions({ isOwn, order, problem, quantity: '1' })).toEqual(
      actions,
    )
  })
})

describe('keepRows', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((orderId) => ({ ...order, orderId }))
  if (!a || !b || !c) throw new Error()
  const ids = (rows: ReturnType<typeof keepRows>) =>
    rows.map((row) => row.order.orderId + (row.goneAt ? '!' : '')).join('')

  test('default: a row that disappears keeps its place for a minute', () => {
    const first = keepRows([], [a, b, c], 1)
    const then = keepRows(first, [a, c], 2)
    expect(ids(then)).toBe('ab!c')
    expect(ids(keepRows(then, [c], 3))).toBe('a!b!c')
    expect(ids(keepRows(then, [a, c], 62_003))).toBe('ac')
    expect(ids(keepRows(then, [b, a, c], 4))).toBe('bac')
  })
})

describe('getOrderFees', () => {
  const parts = (change: Partial<typeof order>) => {
    const whole = { ...order, ...change }
    const { fees, net } = getOrderFees(whole)
    const sum = fees.reduce((total, { amount }) => total + amount, net)
    expect(sum).toBe(BigInt(whole.priceAmount))
    return [...fees.map(({ amount }) => amount), net]
  }
  const fee = (bps: number) => ({ kind: 'royalty', bps })

  test.each([
    [
      'fees without a net amount',
      { priceAmount: '1000', feeBreakdown: [fee(250)] },
      [25n, 975n],
    ],
    [
      'fees with a rounding remainder',
      {
        priceAmount: '999',
        feeBreakdown: [fee(250), fee(500)],
        priceAmountNet: '924',
      },
      [24n, 51n, 924n],
    ],
    [
      'a net amount without fees',
      { priceAmount: '1000', feeBreakdown: [], priceAmountNet: '900' },
      [100n, 900n],
    ],
    [
      'a total fee without single fees',
      { priceAmount: '1000', feeBps: 100, feeBreakdown: [] },
      [10n, 990n],
    ],
    [
      'a net amount above the price',
      { priceAmount: '1000', feeBreakdown: [fee(250)], priceAmountNet: '5000' },
      [25n, 975n],
    ],
    [
      'a net amount above the price minus fees',
      { priceAmount: '1000', feeBreakdown: [fee(250)], priceAmountNet: '1000' },
      [25n, 975n],
    ],
    [
      'a price of zero',
      { priceAmount: '0', feeBreakdown: [fee(250)] },
      [0n, 0n],
    ],
    [
      'invalid fee rates',
      { priceAmount: '100', feeBreakdown: [fee(-5), fee(Number.NaN)] },
      [0n, 0n, 100n],
    ],
    [
      'a price with more digits than a float has',
      { priceAmount: `${10n ** 30n + 1n}`, feeBreakdown: [fee(1)] },
      [10n ** 26n, 10n ** 30n + 1n - 10n ** 26n],
    ],
  ])('default: %s', (_, change, expected) => {
    expect(parts(change)).toEqual(expected)
  })
})

describe('getFloorDifference', () => {
  const weth = '0x00000000000000000000000000000000000000E7' as const
  test.each([
    ['the same currency', { priceAmount: '450000000000000000' }, -1000],
    [
      'two currencies, compared in dollars',
      { priceCurrencyAddress: weth, priceUSD: 1500 },
      2000,
    ],
    [
      'two currencies, without a price in dollars',
      { priceCurrencyAddress: weth, priceUSD: undefined },
      undefined,
    ],
  ])('default: %s', (_, change, bps) => {
    expect(getFloorDifference({ ...order, ...change }, order)).toBe(bps)
  })

  test('behavior: returns undefined if the floor is free or missing', () => {
    expect(getFloorDifference(order, { ...order, priceAmount: '0' })).toBe(
      undefined,
    )
    expect(getFloorDifference(order, undefined)).toBe(undefined)
  })
})

describe('formatDistance', () => {
  test.each([
    [3 * 86_400_000, 'in 3 days'],
    [-3_600_000, '1 hour ago'],
    [59_999, 'in 59 seconds'],
    [-59_999, 'now'],
    [-60_000, '1 minute ago'],
    // Hours are rounded down, so that an end is never shown too late.
    [23.9 * 3_600_000, 'in 23 hours'],
    [13 * 86_400_000, 'in 13 days'],
    [-15 * 86_400_000, '2 weeks ago'],
    [30 * 86_400_000, 'in 4 weeks'],
    [59 * 86_400_000, 'in 8 weeks'],
    [400 * 86_400_000, 'in 13 months'],
    [800 * 86_400_000, 'in 2 years'],
  ])('default: %d milliseconds off', (offset, words) => {
    expect(formatDistance(now + offset, now, 'en')).toBe(words)
  })

  test('behavior: days are counted between calendar dates', () => {
    const evening = new Date(2026, 0, 1, 23, 30).getTime()
    const hours = (count: number) =>
      formatDistance(evening + count * 3_600_000, evening, 'en')
    expect([24, 25, 6 * 24 + 1].map(hours)).toEqual([
      'in 1 day',
      'in 2 days',
      'in 7 days',
    ])
  })
})
