import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { describeFlow } from '../../src/components/FlowNotices/describeFlow.js'
import { readUnitPrice } from '../../src/components/listing/readUnitPrice.js'
import { formatCount } from '../../src/components/Price/formatPrice.js'
import { parsePrice } from '../../src/components/Price/parsePrice.js'
import { pickCheapest } from '../../src/components/SweepDialog/pickCheapest.js'
import { clamp } from '../../src/components/trade/QuantityStepper.js'
import { countPieces } from '../../src/hooks/cart/countPieces.js'
import { defaultLabels } from '../../src/labels/defaultLabels.js'
import { getOrderFees } from '../../src/order/orderFees.js'
import {
  getQuantityDecimals,
  getWholeToken,
  isOneToken,
} from '../../src/order/quantity.js'
import { getTotalPrice, getUnitPrice } from '../../src/order/unitPrice.js'
import { createOrder } from '../../src/testing/data.js'
import { buying, order } from '../components/fixtures.js'

const decimals = fc.integer({ min: 0, max: 18 })
const units = fc.bigInt({ min: 1n, max: 10n ** 30n })
const locales = fc.constantFrom('en', 'de', 'es', 'ja', 'ar', 'ar-EG', 'fr-CH')

test.each([
  [undefined, 0],
  [0, 0],
  [18, 18],
  [77, 77],
  [78, 0],
  [1e9, 0],
  [-1, 0],
  [1.5, 0],
  [Number.NaN, 0],
])('parameters: decimals %s count as %s', (quantityDecimals, expected) => {
  expect(getQuantityDecimals({ quantityDecimals })).toBe(expected)
})

test('behavior: a quantity is read as it is written, in any language', () => {
  fc.assert(
    fc.property(units, decimals, locales, (quantity, decimals, locale) => {
      const text = formatCount(quantity, locale, decimals)
      expect(parsePrice(text, decimals, locale).amount).toBe(String(quantity))
    }),
  )
  expect(formatCount('2500000000000000000', 'en', 18)).toBe('2.5')
})

test('behavior: the total of a quantity is its whole tokens times their price', () => {
  fc.assert(
    fc.property(units, decimals, units, (quantity, quantityDecimals, price) => {
      const order = createOrder({
        priceAmount: String(price),
        quantityDecimals,
      })
      const item = { order, quantity: String(quantity) }
      expect(getTotalPrice([item]) * getWholeToken(order)).toBe(
        getUnitPrice(order) * quantity,
      )
    }),
  )
})

test('behavior: the fees of a whole token add up to its price', () => {
  const order = createOrder({
    feeBreakdown: [{ bps: 250, kind: 'marketplace' }],
    priceAmount: '1000',
    priceAmountNet: '975',
    quantityDecimals: 2,
  })
  expect(getOrderFees(order)).toMatchObject({
    fees: [{ amount: 2_500n }],
    net: 97_500n,
  })
})

test('behavior: nothing is one whole token but one whole token', () => {
  const gold = { quantityDecimals: 18 }
  expect(isOneToken(gold, '1')).toBe(false)
  expect(isOneToken(gold, 10n ** 18n)).toBe(true)
  expect(isOneToken({}, '1')).toBe(true)
})

test('behavior: a quantity is one whole token by default, and at most what is left', () => {
  const one = 10n ** 18n
  expect(clamp(0n, 5n * one, one)).toBe(one)
  expect(clamp(0n, one / 2n, one)).toBe(one / 2n)
  expect(clamp(9n * one, 5n * one, one)).toBe(5n * one)
  expect(clamp(0n, 0n, one)).toBe(one)
})

test('behavior: a listing is priced per whole token, and sent per base unit', () => {
  expect(readUnitPrice({ amount: '2500' }, 100n).pricePerToken).toBe('25')
  expect(readUnitPrice({ amount: '2550' }, 100n).problem).toBe('indivisible')
  expect(readUnitPrice({ amount: '0' }, 100n).problem).toBe('zero')
  expect(readUnitPrice({ problem: 'empty' }, 100n).problem).toBe('empty')
})

test('behavior: a sweep takes whole tokens, the cheapest first', () => {
  const gold = createOrder({
    orderId: 'gold',
    priceAmount: '3',
    quantityAvailable: '25',
    quantityDecimals: 1,
    quantityRemaining: '25',
  })
  const cup = createOrder({ orderId: 'cup', priceAmount: '20' })
  const picks = pickCheapest([{ order: gold }, { order: cup }], { count: 3n })
  expect(picks.map(({ order, quantity }) => [order.orderId, quantity])).toEqual(
    [
      ['cup', '1'],
      ['gold', '20'],
    ],
  )
  expect(countPieces(picks)).toBe(3n)
})

test.each([
  ['25', undefined, '2.5 × Gold are yours'],
  ['10', undefined, 'Gold is yours'],
  ['25', '20', '2 × Gold are yours'],
])(
  'behavior: the notice of %s base units tells whole tokens (%s came)',
  (quantity, came, title) => {
    const intent = buying([{ ...order, quantityDecimals: 1 }])
    const flow = {
      ...{ createdAt: 0, hashes: [], id: 'one' },
      bought: came ? [{ orderId: order.orderId, quantity: came }] : undefined,
      intent: {
        ...intent,
        orders: intent.orders.map((it) => ({ ...it, quantity })),
      },
      status: 'done',
    } as const
    const told = describeFlow(flow, defaultLabels, {
      isUnlisted: false,
      locale: 'en',
      name: 'Gold',
      terms: undefined,
    })
    expect(told.title).toBe(title)
    expect(told.text.includes('charged for the rest')).toBe(came !== undefined)
    expect(formatUnits(BigInt(came ?? quantity), 1)).toBe(
      title.split(' × ').length > 1 ? title.split(' ')[0] : '1',
    )
  },
)

test('prop: the notice of a purchase in part counts whole tokens, as the quantities are shown', () => {
  const one = 10n ** 18n
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5_000 }),
      fc.integer({ min: 1, max: 4_999 }),
      fc.constantFrom(undefined, 'Gold'),
      (all, part, name) => {
        fc.pre(part < all)
        const toUnits = (tenths: number) => (BigInt(tenths) * one) / 10n
        const intent = buying([
          { ...order, quantityDecimals: 18 },
          ...(name ? [{ ...order, orderId: '0x22', quantityDecimals: 0 }] : []),
        ])
        const [first, ...others] = intent.orders
        if (!first) throw new Error('No order.')
        const orders = [{ ...first, quantity: String(toUnits(all)) }, ...others]
        const told = describeFlow(
          {
            ...{ createdAt: 0, hashes: [], id: 'one', status: 'done' as const },
            bought: [
              { orderId: first.orderId, quantity: String(toUnits(part)) },
            ],
            intent: { ...intent, orders },
            missed: others.map(({ orderId }) => orderId),
          },
          defaultLabels,
          {
            isUnlisted: false,
            locale: 'en',
            name: undefined,
            terms: undefined,
          },
        )
        const write = (count: number) => count.toLocaleString('en')
        const total = all / 10 + others.length
        expect(told.title).toBe(
          `${write(part / 10)} of ${write(total)} ${total === 1 ? 'item' : 'items'} bought`,
        )
      },
    ),
  )
})
