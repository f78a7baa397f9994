import { sql } from 'drizzle-orm'
import { type Address, numberToHex } from 'viem'
import {
  balances,
  collectibles,
  orders,
} from '../../../src/service/database/schema.js'
import { toCollectibleRow } from '../../../src/service/database/toCollectibleRow.js'
import type { Db } from '../../../src/service/database/types.js'
import { rankOrders } from '../../../src/service/orders/rankOrders.js'
import { ada, chainId, collection, now, usdc } from '../setup.js'
import { getDollars, type ModelOrder, type World } from './readsModel.js'

const place = { chainId, contractAddress: collection }

/** Replaces the content of the database with a world. */
export async function loadWorld(db: Db, world: World): Promise<void> {
  for (const table of [orders, balances, collectibles]) await db.delete(table)
  const tokens = world.collectibles.map(({ tokenId, traits, ...rest }) => {
    const metadata = { ...rest, properties: traits }
    return toCollectibleRow({ ...place, tokenId, metadata })
  })
  for (const some of splitIntoChunks(tokens))
    await db.insert(collectibles).values(some)
  const holdings = world.collectibles.flatMap(({ owners, tokenId }) =>
    owners.map((owner) => ({
      ...place,
      tokenId,
      owner: owner as Address,
      amount: 1n,
    })),
  )
  for (const some of splitIntoChunks(holdings))
    await db.insert(balances).values(some)
  const rows = world.orders.map(toRow)
  for (const some of splitIntoChunks(rows)) await db.insert(orders).values(some)
  // Without statistics, PostgreSQL plans badly for many rows.
  if (rows.length > 1000) await db.execute(sql`analyze`)
  await rankOrders(db, { chainId, now, slots: rows })
}

/** A statement has a maximum number of parameters. */
function splitIntoChunks<row>(rows: readonly row[], size = 500): row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

/**
 * Marks best orders as they are when an order has expired and no sweep has run.
 */
export async function makeMarksLate(db: Db): Promise<void> {
  const ended = toRow({
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

function toRow(order: ModelOrder): typeof orders.$inferInsert & {
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
    priceUsd: getDollars(order) ?? null,
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
