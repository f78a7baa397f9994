import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContext } from '../../../src/service/createContext.js'
import { orders } from '../../../src/service/database/schema.js'
import { createRepricer } from '../../../src/service/orders/createRepricer.js'
import { databases, openFresh } from '../databases.js'
import { chainId, collection, setupService, usdc } from '../setup.js'

describe.each(databases)('start on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openFresh>>
  let s: Awaited<ReturnType<typeof setupService>>
  beforeAll(async () => {
    database = await openFresh(kind)
    s = await setupService({ database })
    await s.addCollection()
  })
  afterAll(() => s.close())

  const getDollars = async (orderId: Hex) => {
    const rows = await s.db
      .select({ usd: orders.priceUsd })
      .from(orders)
      .where(eq(orders.orderHash, orderId))
    return rows[0]?.usd
  }
  function createOwnContext() {
    const currencies = [
      { address: usdc, symbol: 'USDC', decimals: 6, priceUSD: 1 },
    ]
    const networks = [{ chainId, name: 'local', currencies }] as never
    return createContext({ database, networks })
  }

  test('behavior: requests do not wait for new dollar prices', async () => {
    const orderId = await s.addOrder(1n, 2_000_000n, { priceUsd: 7 })
    const input = [{ contractAddress: collection, orderId }]
    const answer = await s.call('Marketplace/GetOrders', { input })
    expect(answer.orders).toHaveLength(1)
    expect(await getDollars(orderId)).toBe(7)
    await createRepricer(createOwnContext()).sync()
    expect(await getDollars(orderId)).toBe(2)
  })

  test('behavior: one process updates the dollar prices until it stops', async () => {
    const context = createOwnContext()
    const repricer = createRepricer(context)
    const first = await s.addOrder(2n, 2_000_000n, { priceUsd: 7 })
    repricer.start()
    await expect.poll(() => getDollars(first)).toBe(2)
    expect(await context.lease('reprice')).toBe(undefined)
    await repricer.stop()
    const lease = await context.lease('reprice')
    expect(lease).toBeDefined()
    await lease?.release()
  })

  test('behavior: an immediate stop leaves prices unchanged and releases the lease', async () => {
    const context = createOwnContext()
    const repricer = createRepricer(context)
    const orderId = await s.addOrder(3n, 2_000_000n, { priceUsd: 7 })
    repricer.start()
    await repricer.stop()
    expect(await getDollars(orderId)).toBe(7)
    const lease = await context.lease('reprice')
    expect(lease).toBeDefined()
    await lease?.release()
  })
})
