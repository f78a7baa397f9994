import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { collections } from '../database/schema.js'
import type { CollectionRow } from '../orders/findCollection.js'

/**
 * Starts following newly registered collections, and returns all followed ones.
 * `readPast` reads their earlier events.
 */
export async function followCollections(
  { db }: ServiceContext,
  network: NetworkConfig,
): Promise<CollectionRow[]> {
  const onChain = eq(collections.chainId, network.chainId)
  const isNew = and(onChain, isNull(collections.followedFrom))
  const [unseen] = await db.select().from(collections).where(isNew).limit(1)
  if (unseen)
    await db.transaction(async (tx) => {
      const { blockNumber } = await lockChain(tx, network)
      await tx
        .update(collections)
        .set({ followedFrom: blockNumber })
        .where(isNew)
    })
  return db
    .select()
    .from(collections)
    .where(and(onChain, isNotNull(collections.followedFrom)))
}
