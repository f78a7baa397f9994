import { sql } from 'drizzle-orm'
import { type Address, numberToHex } from 'viem'
import { collectibleOf } from '../../src/service/database/collectibleOf.js'
import {
  balances,
  collectibles,
  orders,
} from '../../src/service/database/schema.js'
import type { Db } from '../../src/service/database/types.js'
import { rankOrders } from '../../src/service/orders/rankOrders.js'
import { dollarsOf, type ModelOrder, type World } from './readsModel.js'
import { ada, chainId, collection, now, usdc } from './setup.js'

const place = { chainId, contractAddress: collection }

/** Puts a world into the database instead of what is there. */
export async function loadWorld(db: Db, world: World): Promise<void> {
  for (const table of [orders, balances, collectibles]) await db.delete(table)
  const tokens = world.collectibles.map(({ tokenId, traits, ...rest }) => {
    const metadata = { ...rest, properties: traits }
    return collectibleOf({ ...place, tokenId, metadata })
  })
  for (const some of chunksOf(tokens))
    await db.insert(collectibles).values(some)
  const holdings = world.collectibles.flatMap(({ owners, tokenId }) =>
    owners.map((owner) => ({
      ...place,
      tokenId,
      owner: owner as Address,
      amount: 1n,
    })),
  )
  for (const some of chunksOf(holdings)) await db.insert(balances).values(some)
  const rows = world.orders.map(rowOf)
  for (const some of chunksOf(rows)) await db.insert(orders).values(some)
  // Without statistics, plans for many rows are bad.
  if (rows.length > 1000) await db.execute(sql`analyze`)
  await rankOrders(db, { chainId, now, places: rows })
}

/** One statement has room for so many rows. */
function chunksOf<row>(rows: readonly row[], size = 500): row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

/** As when the clock has passed the end of an order, and no sweep was yet. */
export async function makeMarksLate(db: Db): Promise<void> {
  const ended = rowOf({
    ...{ id: 1e9, tokenId: 10n ** 30n, side: 'listing', status: 'active' },
    ...{ maker: ada, marketplace: 'external_1', currency: usdc },
    ...{ price: 1, net: 1, createdAt: 0, updatedAt: 0 },
    ...{ validFrom: -1000, validUntil: 0 },
  })
  const other = { side: 'offer', orderHash: numberToHex(2e9, { size: 32 }) }
  await db
    .insert(orders)
    .values([
      { ...ended, standing: 'best' },
      { ...ended, ...other, standing: 'best' } as typeof ended,
    ])
}

function rowOf(order: ModelOrder): typeof orders.$inferInsert & {
  side: ModelOrder['side']
  tokenId: bigint | null
} {
  const price = BigInt(order.price)
  return {
    ...place,
    orderHash: numberToHex(order.id, { size: 32 }),
    tokenId: order.tokenId,
    marketplace: order.marketplace,
    source: 'external',
    side: order.side,
    status: order.status,
    standing:
      order.status === 'active' && order.validFrom > 0 ? 'waiting' : null,
    maker: order.maker as Address,
    currencyAddress: order.currency as Address,
    pricePerToken: price,
    priceNetPerToken: BigInt(order.price * order.net),
    priceUsd: dollarsOf(order) ?? null,
    quantityInitial: 1n,
    quantityRemaining: 1n,
    quantityAvailable: 1n,
    components: {} as never,
    salt: 0n,
    counter: 0n,
    validFrom: new Date(now + order.validFrom),
    validUntil: new Date(now + order.validUntil),
    blockNumber: 1,
    orderCreatedAt: new Date(now),
    orderUpdatedAt: new Date(now),
    createdAt: new Date(now + order.createdAt),
    updatedAt: new Date(now + order.updatedAt),
  }
}
