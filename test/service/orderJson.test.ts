import fc from 'fast-check'
import { formatUnits, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections, orders } from '../../src/service/database/schema.js'
import { statusAt } from '../../src/service/orders/orderState.js'
import { databases, openFresh } from './databases.js'
import {
  ada,
  chainId,
  collection,
  largest,
  now,
  setupService,
  unknownCurrency,
  usdc,
} from './setup.js'

const amount = fc.bigInt({ min: 0n, max: largest })
/** PostgreSQL stores no NUL and no lone surrogate. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((it) => !it.includes('\0'))
const time = fc.date({
  min: new Date(0),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})
const nearTime = fc
  .integer({ min: -2, max: 2 })
  .map((offset) => new Date(now + offset))
const bound = fc.oneof(nearTime, time)

const row = fc.record({
  tokenId: fc.option(amount),
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
  currencyAddress: fc.constantFrom(zeroAddress, usdc, unknownCurrency),
  pricePerToken: amount,
  priceNetPerToken: amount,
  priceUsd: fc.option(
    fc.oneof(
      fc.double({ min: 1e-60, max: 1e62, noNaN: true }),
      fc.double({ min: 1e-9, max: 1000, noNaN: true }),
      fc.constantFrom(0, 1e-30, 0.001, 0.0099, 0.01, 0.125, 1.005),
    ),
  ),
  quantityInitial: amount,
  quantityRemaining: amount,
  quantityAvailable: amount,
  feeBps: fc.integer({ min: 0, max: 10_000 }),
  validFrom: bound,
  validUntil: bound,
  orderCreatedAt: time,
  orderUpdatedAt: time,
  createdAt: time,
  updatedAt: time,
  deletedAt: fc.option(time),
})

const decimals = { [zeroAddress]: 18, [usdc]: 6 } as Record<string, number>

describe.each(databases)('orders as JSON on %s', (kind) => {
  let s: Awaited<ReturnType<typeof setupService>>
  beforeAll(async () => {
    s = await setupService({ database: await openFresh(kind) })
    await s.addCollection()
  })
  afterAll(() => s.close())

  test('behavior: each field, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 18 }),
        async (rows, quantityDecimals) => {
          await s.db.update(collections).set({ decimals: quantityDecimals })
          await s.db.delete(orders)
          await s.db.insert(orders).values(
            rows.map((values, index) => ({
              ...values,
              chainId,
              contractAddress: collection,
              orderHash: numberToHex(index, { size: 32 }),
              maker: ada,
              feeBreakdown: [
                { kind: 'other', recipientAddress: ada, bps: values.feeBps },
              ],
              components: {} as never,
              salt: 0n,
              counter: 0n,
              blockNumber: 7,
            })),
          )
          const answer = await s.call('Marketplace/GetOrders', {
            input: rows.map((_, index) => ({
              contractAddress: collection,
              orderId: numberToHex(index, { size: 32 }),
            })),
          })
          expect(answer.orders).toEqual(
            rows.map((values, index) => {
              const { currencyAddress: currency, tokenId } = values
              const status = statusAt(values, now)
              const available =
                status === 'active' ? values.quantityAvailable : 0n
              const price = decimals[currency]
              const toQuantity = (digits: bigint) =>
                formatUnits(digits, quantityDecimals)
              const sent = answer.orders[index]
              if (values.priceUsd !== null)
                expectDollars(sent.priceUSDFormatted, values.priceUsd)
              return {
                id: expect.any(Number),
                collectionId: expect.any(Number),
                orderId: numberToHex(index, { size: 32 }),
                marketplace: values.marketplace,
                source: values.source,
                side: values.side,
                status,
                chainId,
                originName: values.marketplace,
                collectionContractAddress: collection,
                ...(tokenId === null ? {} : { tokenId: String(tokenId) }),
                createdBy: ada,
                priceAmount: String(values.pricePerToken),
                priceAmountNet: String(values.priceNetPerToken),
                ...(price === undefined
                  ? {}
                  : {
                      priceDecimals: price,
                      priceAmountFormatted: formatUnits(
                        values.pricePerToken,
                        price,
                      ),
                      priceAmountNetFormatted: formatUnits(
                        values.priceNetPerToken,
                        price,
                      ),
                    }),
                priceCurrencyAddress: currency,
                ...(values.priceUsd === null
                  ? {}
                  : {
                      priceUSD: values.priceUsd,
                      priceUSDFormatted: expect.any(String),
                    }),
                quantityInitial: String(values.quantityInitial),
                quantityInitialFormatted: toQuantity(values.quantityInitial),
                quantityRemaining: String(values.quantityRemaining),
                quantityRemainingFormatted: toQuantity(
                  values.quantityRemaining,
                ),
                quantityAvailable: String(available),
                quantityAvailableFormatted: toQuantity(available),
                quantityDecimals,
                feeBps: values.feeBps,
                feeBreakdown: [
                  { kind: 'other', recipientAddress: ada, bps: values.feeBps },
                ],
                validFrom: values.validFrom.toISOString(),
                validUntil: values.validUntil.toISOString(),
                blockNumber: 7,
                orderCreatedAt: values.orderCreatedAt.toISOString(),
                orderUpdatedAt: values.orderUpdatedAt.toISOString(),
                createdAt: values.createdAt.toISOString(),
                updatedAt: values.updatedAt.toISOString(),
                ...(values.deletedAt
                  ? { deletedAt: values.deletedAt.toISOString() }
                  : {}),
              }
            }),
          )
        },
      ),
      { numRuns: Number(process.env.MARKETKIT_TEST_RUNS ?? 25) },
    )
  })
})

/** Two decimals, or two significant digits below a cent. */
function expectDollars(written: string, price: number) {
  expect(written).toMatch(/^\d+\.\d{2,20}$/)
  const digits = written.split('.')[1]?.length ?? 0
  const expected =
    price > 0 && price < 0.01 ? 1 - Math.floor(Math.log10(price)) : 2
  expect(digits).toBe(Math.min(expected, 20))
  // PostgreSQL reads 15 significant digits.
  const error = Math.abs(Number(written) - price)
  expect(error).toBeLessThanOrEqual(0.5001 * 10 ** -digits + price * 1e-14)
}
