import { eq } from 'drizzle-orm'
import { zeroHash } from 'viem'
import type { NetworkConfig } from '../context.js'
import { cursors } from './schema.js'
import type { Db } from './types.js'

/** How far the indexer has come on a chain. */
export type Cursor = typeof cursors.$inferSelect

/** Tells how far the indexer has come, before its first block too. */
export async function readCursor(
  db: Db,
  network: Pick<NetworkConfig, 'chainId' | 'startBlock'>,
): Promise<Pick<Cursor, 'blockHash' | 'blockNumber'>> {
  const [cursor] = await db
    .select()
    .from(cursors)
    .where(eq(cursors.chainId, network.chainId))
  return cursor ?? beforeStart(network)
}

/**
 * Waits until nobody else changes orders of a chain, and answers how far the
 * indexer has come. To be called first in each transaction that does.
 */
export async function lockChain(
  tx: Db,
  network: Pick<NetworkConfig, 'chainId' | 'startBlock'>,
): Promise<Cursor> {
  for (;;) {
    const [cursor] = await tx
      .select()
      .from(cursors)
      .where(eq(cursors.chainId, network.chainId))
      .for('update')
    if (cursor) return cursor
    // A row that is not there yet would lock nothing.
    await tx
      .insert(cursors)
      .values({ chainId: network.chainId, ...beforeStart(network) })
      .onConflictDoNothing()
  }
}

/** Where the indexer stands before the first block that it reads. */
export function beforeStart({
  startBlock = 0n,
}: Pick<NetworkConfig, 'startBlock'>) {
  return { blockHash: zeroHash, blockNumber: Number(startBlock) - 1 }
}
