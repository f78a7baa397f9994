import { asc, count, sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createResponseCache } from '../../../src/service/answers/createResponseCache.js'
import type { NetworkConfig } from '../../../src/service/context.js'
import { orders } from '../../../src/service/database/schema.js'
import { repriceOrders } from '../../../src/service/orders/repriceOrders.js'
import { testExhaustive } from '../../sample.js'
import { databases } from '../databases.js'
import { type Reads, setupReads } from '../operations/readsCases.js'
import { chainId, now, usdc } from '../setup.js'

describe.each(databases)('repriceOrders on %s', (kind) => {
  let s: Reads
  beforeAll(async () => {
    s = await setupReads(kind, 'current')
  })
  afterAll(() => s.close())
  beforeEach(() => s.reset())

  /** Dollars per ether; one USDC is always a dollar. */
  const reprice = (
    ether: number | undefined,
    currencies = [zeroAddress, usdc],
  ) =>
    repriceOrders({
      responseCache: createResponseCache({ bytes: 0, now: () => now }),
      db: s.db,
      now: () => now,
      networks: [
        {
          chainId,
          currencies: [
            {
              address: zeroAddress,
              symbol: 'ETH',
              decimals: 18,
              priceUSD: ether,
            },
            { address: usdc, symbol: 'USDC', decimals: 6, priceUSD: 1 },
          ].filter(({ address }) => currencies.includes(address)),
        } as unknown as NetworkConfig,
      ],
    })

  /**
   * Returns for each order its dollars, whether it is the best, and the version
   * of its row.
   */
  const read = () =>
    s.db
      .select({
        usd: orders.priceUsd,
        standing: orders.standing,
        version: sql<string>`xmin::text`,
      })
      .from(orders)
      .orderBy(asc(orders.id))

  test('default: dollar prices and best orders follow the rates', async () => {
    const milliether = 10n ** 15n
    await s.addOrder(1n, 3_000_000n)
    await s.addOrder(1n, milliether, { currencyAddress: zeroAddress })
    const inEther = { currencyAddress: zeroAddress, side: 'offer' } as const
    await s.addOrder(null, 2n * milliether, inEther)
    await s.addOrder(null, 3_000_000n, { side: 'offer' })
    await s.addOrder(1n, milliether, { ...inEther, status: 'filled' })
    const marks = async () =>
      (await read()).map(({ standing, usd }) => [usd, standing])
    const filled = [2, null]
    const cheapEther = [[3, null], [2, 'best'], [4, 'best'], [3, null], filled]
    expect(await marks()).toEqual(cheapEther)
    await reprice(4000)
    expect(await marks()).toEqual([
      [3, 'best'],
      [4, null],
      [8, 'best'],
      [3, null],
      filled,
    ])
    await reprice(1000)
    expect(await marks()).toEqual([
      [3, null],
      [1, 'best'],
      [2, null],
      [3, 'best'],
      filled,
    ])
    const unknownEther = [
      [3, 'best'],
      [null, null],
      [null, null],
      [3, 'best'],
      filled,
    ]
    await reprice(undefined)
    expect(await marks()).toEqual(unknownEther)
    await reprice(2000)
    expect(await marks()).toEqual(cheapEther)
    await reprice(2000, [usdc])
    expect(await marks()).toEqual(unknownEther)
  })

  test('behavior: rows whose price is right are not written', async () => {
    await s.addOrder(1n, 3_000_001n)
    await s.addOrder(1n, 123_456_789n, { currencyAddress: zeroAddress })
    await s.addOrder(2n, 0n, { currencyAddress: zeroAddress })
    await reprice(1234.5)
    const before = await read()
    await reprice(1234.5)
    expect(await read()).toEqual(before)
    await reprice(1234.6)
    const [first, second, third] = await read()
    expect([first, third]).toEqual([before[0], before[2]])
    expect(second?.version).not.toBe(before[1]?.version)
  })

  testExhaustive(
    'behavior: reprices more orders than one statement reads',
    async () => {
      await s.addOrder(1n, 10n ** 18n, { currencyAddress: zeroAddress })
      await s.db.execute(sql`
      insert into orders (chain_id, contract_address, order_hash, token_id, marketplace,
        source, side, status, maker, currency_address, price_per_token, price_net_per_token,
        quantity_initial, quantity_remaining, quantity_available, components, salt, counter,
        valid_from, valid_until, block_number, order_created_at, order_updated_at)
      select chain_id, contract_address, order_hash || i, i, marketplace,
        source, side, status, maker, currency_address, price_per_token, price_net_per_token,
        quantity_initial, quantity_remaining, quantity_available, components, salt, counter,
        valid_from, valid_until, block_number, order_created_at, order_updated_at
      from orders, generate_series(1, 11000) i`)
      await s.db.execute(sql`analyze`)
      await reprice(5)
      const found = await s.db
        .select({ usd: orders.priceUsd, count: count() })
        .from(orders)
        .groupBy(orders.priceUsd)
      expect(found).toEqual([{ usd: 5, count: 11_001 }])
    },
  )
})
