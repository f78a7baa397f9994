import { sql } from 'drizzle-orm'
import { collections } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import type { CheckedConfig } from './serveSchema.js'

/**
 * Adds the configured collections to the database; others stay. `startBlock`
 * counts only when a collection is added.
 */
export async function saveCollections(
  db: Db,
  networks: readonly Pick<
    CheckedConfig['networks'][number],
    'chainId' | 'collections'
  >[],
): Promise<void> {
  for (const { chainId, collections: configured } of networks)
    for (const { address, startBlock, ...collection } of configured)
      await db
        .insert(collections)
        .values({
          chainId,
          contractAddress: address,
          ...collection,
          // As if it had been read up to there.
          indexedBlock: startBlock ? startBlock - 1 : null,
        })
        .onConflictDoUpdate({
          target: [collections.chainId, collections.contractAddress],
          set: {
            name: collection.name,
            type: collection.type,
            projectId: collection.projectId ?? null,
            updatedAt: sql`now()`,
          },
        })
}
