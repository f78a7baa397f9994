import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { collections } from '../database/schema.js'
import type { CollectionRow } from '../orders/findCollection.js'

/**
 * Has the collections that were registered lately followed with the others,
 * and answers all that are followed. What happened before is for `readPast`.
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
