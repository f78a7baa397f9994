import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContext } from '../../src/service/createContext.js'
import { orders } from '../../src/service/database/schema.js'
import { createRepricer } from '../../src/service/orders/createRepricer.js'
import { databases, openFresh } from './databases.js'
import { chainId, collection, setupService, usdc } from './setup.js'

describe.each(databases)('start on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openFresh>>
  let s: Awaited<ReturnType<typeof setupService>>
  beforeAll(async () => {
    database = await openFresh(kind)
    s = await setupService({ database })
    await s.addCollection()
  })
  afterAll(() => s.close())

  test('behavior: requests do not wait for new dollar prices', async () => {
    const orderId = await s.addOrder(1n, 2_000_000n, { priceUsd: 7 })
    const getDollars = async () => {
      const rows = await s.db
        .select({ usd: orders.priceUsd })
        .from(orders)
        .where(eq(orders.orderHash, orderId))
      return rows[0]?.usd
    }
    const input = [{ contractAddress: collection, orderId }]
    const answer = await s.call('Marketplace/GetOrders', { input })
    expect(answer.orders).toHaveLength(1)
    expect(await getDollars()).toBe(7)
    const currencies = [
      { address: usdc, symbol: 'USDC', decimals: 6, priceUSD: 1 },
    ]
    const networks = [{ chainId, name: 'local', currencies }] as never
    await createRepricer(createContext({ database, networks })).sync()
    expect(await getDollars()).toBe(2)
  })
})
