import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { BlockId } from '../chain/blocks.js'
import type { NetworkConfig } from '../context.js'
import { seenBlocks } from '../database/schema.js'
import type { Db } from '../database/types.js'

/** Number of blocks before the cursor that are kept; older ones are deleted. */
const remembered = 50_000

/** Returns the blocks at which state was read, the newest first. */
export async function readSeenBlocks(
  db: Db,
  { chainId }: NetworkConfig,
  limit?: number,
): Promise<BlockId[]> {
  const query = db
    .select()
    .from(seenBlocks)
    .where(eq(seenBlocks.chainId, chainId))
    .orderBy(desc(seenBlocks.blockNumber))
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ blockHash, blockNumber }) => ({
    hash: blockHash,
    number: BigInt(blockNumber),
  }))
}

/** Stores a block; returns false if another block with its number was seen. */
export async function seeBlock(
  tx: Db,
  { chainId }: NetworkConfig,
  { hash, number }: BlockId,
): Promise<boolean> {
  const blockNumber = Number(number)
  await tx
    .insert(seenBlocks)
    .values({ chainId, blockNumber, blockHash: hash })
    .onConflictDoNothing()
  const [seen] = await tx
    .select()
    .from(seenBlocks)
    .where(
      and(
        eq(seenBlocks.chainId, chainId),
        eq(seenBlocks.blockNumber, blockNumber),
      ),
    )
  return seen?.blockHash === hash
}

/** Deletes the blocks after a block. */
export async function forgetAfter(
  tx: Db,
  { chainId }: NetworkConfig,
  blockNumber: number,
): Promise<void> {
  await tx
    .delete(seenBlocks)
    .where(
      and(
        eq(seenBlocks.chainId, chainId),
        gt(seenBlocks.blockNumber, blockNumber),
      ),
    )
}

/**
 * Deletes blocks that no reorg will reach. The cursor may be far behind the
 * head, and a short reorg goes back to its block.
 */
export async function forgetBefore(
  tx: Db,
  { chainId }: NetworkConfig,
  cursor: number,
): Promise<void> {
  await tx
    .delete(seenBlocks)
    .where(
      and(
        eq(seenBlocks.chainId, chainId),
        lt(seenBlocks.blockNumber, cursor - remembered),
      ),
    )
}
