import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accessKeys,
  balances,
  collectibles,
  orders,
  projects,
} from '../../../src/service/database/schema.js'
import {
  keepTables,
  restoreTables,
} from '../../../src/service/world/keepTables.js'
import { ada, bob, chainId, collection, setupService } from '../setup.js'

test('default: restoreTables undoes added, changed and deleted rows, any number of times', async () => {
  const { addCollectible, addCollection, addOrder, close, db, service } =
    await setupService()
  await addCollection()
  await addCollectible(1n, { name: 'One', attributes: [] }, ada)
  await addCollectible(2n, {}, bob)
  await addOrder(1n, 5n)
  await addOrder(2n, 7n, { priceUsd: null })
  const read = async () => ({
    balances: await db.select().from(balances).orderBy(asc(balances.tokenId)),
    collectibles: await db
      .select()
      .from(collectibles)
      .orderBy(asc(collectibles.tokenId)),
    keys: await db.select().from(accessKeys),
    orders: await db.select().from(orders).orderBy(asc(orders.orderHash)),
    projects: await db.select().from(projects),
  })
  const before = await read()
  await keepTables(db)
  for (let round = 0; round < 2; round++) {
    await addCollectible(3n)
    await addOrder(3n, 9n)
    await db.update(collectibles).set({ metadata: { name: 'Other' } })
    await db.update(orders).set({ priceUsd: 3 })
    await db.delete(balances).where(eq(balances.owner, ada))
    // Keys refer to their project.
    await db.delete(accessKeys)
    await db.delete(projects)
    expect(await read()).not.toEqual(before)
    await restoreTables(db)
    expect(await read()).toEqual(before)
  }
  expect(before.orders.map((order) => order.chainId)).toEqual([
    chainId,
    chainId,
  ])
  expect(before.collectibles[0]?.contractAddress).toBe(collection)
  await service.stop()
  await close()
})
