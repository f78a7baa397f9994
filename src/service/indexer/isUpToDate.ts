import { and, eq, gte, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { BlockId } from '../chain/blocks.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import {
  balances,
  collections,
  cursors,
  orders,
  seenBlocks,
} from '../database/schema.js'
import { isBehind } from './readPast.js'
import { isUnproven } from './watchedOrders.js'

/**
 * Whether the newest block is the one that was read last, and nothing waits to be read.
 * One statement, because most looks at a chain end here.
 */
export async function isUpToDate(
  { db }: ServiceContext,
  network: NetworkConfig,
  { hash, number }: BlockId,
): Promise<boolean> {
  const { chainId } = network
  const one = { one: sql`1` }
  // State was read at a later block, or at another one with this number.
  const otherSeen = db
    .select(one)
    .from(seenBlocks)
    .where(
      and(
        eq(seenBlocks.chainId, chainId),
        gte(seenBlocks.blockNumber, Number(number)),
        ne(seenBlocks.blockHash, hash),
      ),
    )
  const waitingCollections = db
    .select(one)
    .from(collections)
    .where(
      and(
        eq(collections.chainId, chainId),
        or(isNull(collections.followedFrom), isBehind(network)),
      ),
    )
  const waitingOrders = db
    .select(one)
    .from(orders)
    .where(and(eq(orders.chainId, chainId), isUnproven(orders.readBlock)))
  const waitingBalances = db
    .select(one)
    .from(balances)
    .where(and(eq(balances.chainId, chainId), isUnproven(balances.blockNumber)))
  const found = await db
    .select(one)
    .from(cursors)
    .where(
      and(
        eq(cursors.chainId, chainId),
        eq(cursors.blockHash, hash),
        notExists(otherSeen),
        notExists(waitingCollections),
        notExists(waitingOrders),
        notExists(waitingBalances),
      ),
    )
  return found.length > 0
}
