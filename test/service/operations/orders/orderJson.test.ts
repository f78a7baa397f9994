import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { type Address, formatUnits, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  collectibles,
  collections,
  orders,
} from '../../../../src/service/database/schema.js'
import { statusAt } from '../../../../src/service/orders/orderState.js'
import { databases, openFresh } from '../../databases.js'
import {
  ada,
  bob,
  chainId,
  collection,
  largest,
  now,
  setupService,
  unknownCurrency,
  usdc,
} from '../../setup.js'

const amount = fc.bigInt({ min: 0n, max: largest })
const text = fc
  .string({ unit: 'binary', minLength: 1 })
  .filter((it) => !it.includes('\0'))
const time = fc.date({
  min: new Date(0),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})
const aboutNow = fc
  .integer({ min: -2, max: 2 })
  .map((offset) => new Date(now + offset))
const bound = fc.oneof(aboutNow, time)
const account = fc.constantFrom(ada, bob)

const row = fc.record({
  tokenId: fc.option(fc.oneof(fc.constantFrom(1n, 2n), amount)),
  marketplace: text,
  source: text,
  side: fc.constantFrom('listing' as const, 'offer' as const),
  status: fc.constantFrom(
    'active' as const,
    'inactive' as const,
    'expired' as const,
    'cancelled' as const,
    'filled' as const,
  ),
  maker: account,
  currencyAddress: fc.constantFrom(zeroAddress, usdc, unknownCurrency),
  pricePerToken: amount,
  priceNetPerToken: amount,
  priceUsd: fc.option(
    fc.oneof(
      fc.double({ min: 1e-60, max: 1e62, noNaN: true }),
      fc.double({ min: 1e-9, max: 1000, noNaN: true }),
      fc.constantFrom(0, 1e-30, 0.001, 0.0099, 0.01, 0.125, 1.005),
      fc.constantFrom(12345678901234.56, Number.NaN, Number.POSITIVE_INFINITY),
    ),
  ),
  quantityInitial: amount,
  quantityRemaining: amount,
  quantityAvailable: amount,
  feeBps: fc.integer({ min: 0, max: 10_000 }),
  feeBreakdown: fc.array(
    fc.record({
      kind: text,
      recipientAddress: account,
      bps: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 2 },
  ),
  validFrom: bound,
  validUntil: bound,
  blockNumber: fc.integer({ min: 0 }),
  orderCreatedAt: time,
  orderUpdatedAt: time,
  createdAt: time,
  updatedAt: time,
  deletedAt: fc.option(time),
})

type Row = typeof row extends fc.Arbitrary<infer value> ? value : never

const decimals: Record<Address, number> = { [zeroAddress]: 18, [usdc]: 6 }

describe.each(databases)('orders as JSON on %s', (kind) => {
  let s: Awaited<ReturnType<typeof setupService>>
  beforeAll(async () => {
    s = await setupService({ database: await openFresh(kind) })
    await s.addCollectible(1n)
  })
  afterAll(() => s.close())

  async function replaceOrders(
    rows: Row[],
    quantityDecimals: number | undefined,
  ) {
    await s.db.delete(orders)
    await s.db.delete(collections)
    if (quantityDecimals !== undefined) {
      await s.addCollection()
      await s.db.update(collections).set({ decimals: quantityDecimals })
    }
    await s.db.insert(orders).values(
      rows.map((values, index) => ({
        ...values,
        chainId,
        contractAddress: collection,
        orderHash: numberToHex(index, { size: 32 }),
        components: {} as never,
        salt: 0n,
        counter: 0n,
      })),
    )
  }

  test('behavior: returns every field for any stored row', async () => {
    const [item] = await s.db.select({ id: collectibles.id }).from(collectibles)
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.option(fc.integer({ min: 0, max: 18 }), { nil: undefined }),
        async (rows, quantityDecimals) => {
          await replaceOrders(rows, quantityDecimals)
          const [home] = await s.db.select().from(collections)
          const stored = await s.db.select().from(orders)
          const answer = await s.call('Marketplace/GetOrders', {
            input: rows.map((_, index) => ({
              contractAddress: collection,
              orderId: numberToHex(index, { size: 32 }),
            })),
          })
          expect(answer.orders).toEqual(
            rows.map((values, index) => {
              const orderId = numberToHex(index, { size: 32 })
              return toModel(values, {
                id: stored.find(({ orderHash }) => orderHash === orderId)?.id,
                orderId,
                collectionId: home?.id,
                collectibleId: values.tokenId === 1n ? item?.id : undefined,
                quantityDecimals: quantityDecimals ?? 0,
              })
            }),
          )
          for (const [index, { priceUsd }] of rows.entries())
            if (priceUsd !== null && Number.isFinite(priceUsd))
              expectDollars(answer.orders[index].priceUSDFormatted, priceUsd)
        },
      ),
      { numRuns: Number(process.env.MARKETKIT_TEST_RUNS ?? 25) },
    )
  })

  test('behavior: ListCollectibles and GetOrders return the same orders', async () => {
    await s.db.delete(orders)
    await s.db.delete(collections)
    await s.addCollection()
    const listing = await s.addOrder(1n, 5n)
    const offer = await s.addOrder(null, 3n, { side: 'offer' })
    const input = [listing, offer].map((orderId) => ({
      contractAddress: collection,
      orderId,
    }))
    const { orders: named } = await s.call('Marketplace/GetOrders', { input })
    for (const side of ['listing', 'offer']) {
      const answer = await s.call('Marketplace/ListCollectibles', {
        contractAddress: collection,
        side,
      })
      expect(answer.collectibles).toEqual([
        {
          metadata: expect.objectContaining({ tokenId: '1' }),
          order: named[side === 'listing' ? 0 : 1],
          listing: named[0],
          offer: named[1],
        },
      ])
    }
  })

  test('behavior: times are correct in any time zone of the database', async () => {
    await s.db.delete(orders)
    await s.db.execute(sql`set time zone 'Asia/Kolkata'`)
    const validFrom = new Date('2025-12-31T23:30:00.005Z')
    const orderId = await s.addOrder(1n, 5n, { validFrom })
    const input = [{ contractAddress: collection, orderId }]
    const answer = await s.call('Marketplace/GetOrders', { input })
    expect(answer.orders[0]).toMatchObject({
      status: 'active',
      validFrom: validFrom.toISOString(),
    })
    const { metadata } = await s.call('Marketplace/GetCollectible', {
      contractAddress: collection,
      tokenId: '1',
    })
    const [stored] = await s.db.select().from(collectibles)
    expect(metadata.updatedAt).toBe(stored?.updatedAt.toISOString())
    await s.db.execute(sql`set time zone default`)
  })
})

/** Returns the order that is expected for a row. */
function toModel(
  values: Row,
  ids: {
    id: number | undefined
    orderId: string
    collectionId: number | undefined
    collectibleId: number | undefined
    quantityDecimals: number
  },
) {
  const { feeBps, feeBreakdown, marketplace, priceUsd, side, source } = values
  const status = statusAt(values, now)
  const available = status === 'active' ? values.quantityAvailable : 0n
  const priceDecimals = decimals[values.currencyAddress]
  const format = (digits: bigint, decimals: number | undefined) =>
    decimals === undefined ? undefined : formatUnits(digits, decimals)
  const hasDollars = priceUsd !== null && Number.isFinite(priceUsd)
  return {
    ...ids,
    marketplace,
    source,
    side,
    status,
    chainId,
    originName: marketplace,
    collectionContractAddress: collection,
    tokenId: values.tokenId?.toString(),
    createdBy: values.maker,
    priceAmount: String(values.pricePerToken),
    priceAmountFormatted: format(values.pricePerToken, priceDecimals),
    priceAmountNet: String(values.priceNetPerToken),
    priceAmountNetFormatted: format(values.priceNetPerToken, priceDecimals),
    priceCurrencyAddress: values.currencyAddress,
    priceDecimals,
    priceUSD: hasDollars ? priceUsd : undefined,
    priceUSDFormatted: hasDollars ? expect.any(String) : undefined,
    quantityInitial: String(values.quantityInitial),
    quantityInitialFormatted: format(
      values.quantityInitial,
      ids.quantityDecimals,
    ),
    quantityRemaining: String(values.quantityRemaining),
    quantityRemainingFormatted: format(
      values.quantityRemaining,
      ids.quantityDecimals,
    ),
    quantityAvailable: String(available),
    quantityAvailableFormatted: format(available, ids.quantityDecimals),
    feeBps,
    feeBreakdown,
    validFrom: values.validFrom.toISOString(),
    validUntil: values.validUntil.toISOString(),
    blockNumber: values.blockNumber,
    orderCreatedAt: values.orderCreatedAt.toISOString(),
    orderUpdatedAt: values.orderUpdatedAt.toISOString(),
    createdAt: values.createdAt.toISOString(),
    updatedAt: values.updatedAt.toISOString(),
    deletedAt: values.deletedAt?.toISOString(),
  }
}

/** Two decimals, or two significant digits below a cent. */
function expectDollars(written: string, price: number) {
  expect(written).toMatch(/^\d+\.\d{2,20}$/)
  const digits = written.split('.')[1]?.length ?? 0
  const expected =
    price > 0 && price < 0.01 ? 1 - Math.floor(Math.log10(price)) : 2
  expect(digits).toBe(Math.min(expected, 20))
  const error = Math.abs(Number(written) - price)
  // Half of the last digit, plus the rounding error of a double.
  expect(error).toBeLessThanOrEqual(
    0.5 * 10 ** -digits * (1 + 1e-9) + price * Number.EPSILON,
  )
}
