import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { BlockId } from '../chain/blocks.js'
import type { NetworkConfig } from '../context.js'
import { seenBlocks } from '../database/schema.js'
import type { Db } from '../database/types.js'

/** Blocks behind the cursor after which they are forgotten. */
const remembered = 50_000

/** The blocks that state was read at, the newest first. */
export async function readSeen(
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

/** Notes a block; answers false when another one of its number was seen. */
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

/** Forgets the blocks after one. */
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
 * Forgets the blocks that no reorganisation will reach. The cursor may be far
 * behind the head, and its own block is what a short one goes back to.
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
