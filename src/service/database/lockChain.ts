import { eq } from 'drizzle-orm'
import { zeroHash } from 'viem'
import type { NetworkConfig } from '../context.js'
import { cursors } from './schema.js'
import type { Db } from './types.js'

/** Position of the indexer on a chain. */
export type IndexerPosition = typeof cursors.$inferSelect

/** Reads the position of the indexer, also before its first block. */
export async function readIndexerPosition(
  db: Db,
  network: Pick<NetworkConfig, 'chainId' | 'startBlock'>,
): Promise<Pick<IndexerPosition, 'blockHash' | 'blockNumber'>> {
  const [cursor] = await db
    .select()
    .from(cursors)
    .where(eq(cursors.chainId, network.chainId))
  return cursor ?? beforeStart(network)
}

/**
 * Waits until no other transaction changes orders of the chain; returns the
 * position of the indexer. Call it first in each transaction that changes
 * orders.
 */
export async function lockChain(
  tx: Db,
  network: Pick<NetworkConfig, 'chainId' | 'startBlock'>,
): Promise<IndexerPosition> {
  for (;;) {
    const [cursor] = await tx
      .select()
      .from(cursors)
      .where(eq(cursors.chainId, network.chainId))
      .for('update')
    if (cursor) return cursor
    // A row that does not exist yet cannot be locked.
    await tx
      .insert(cursors)
      .values({ chainId: network.chainId, ...beforeStart(network) })
      .onConflictDoNothing()
  }
}

/** Position before the first block that the indexer reads. */
export function beforeStart({
  startBlock = 0n,
}: Pick<NetworkConfig, 'startBlock'>) {
  return { blockHash: zeroHash, blockNumber: Number(startBlock) - 1 }
}
