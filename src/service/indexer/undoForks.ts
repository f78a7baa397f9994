import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type BlockId, findBlock } from '../chain/blocks.js'
import { checkChain } from '../chain/checkChain.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import {
  beforeStart,
  type IndexerPosition,
  lockChain,
} from '../database/lockChain.js'
import { balances, collections, cursors, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { forgetAfter, readSeenBlocks } from './seenBlocks.js'

/** Runs to wait for a missing block. */
const patience = 6

/** Number of runs that waited. */
export type Patience = { attempts: number }

/**
 * Detects a reorg, and goes back to the newest block that is still part of the
 * chain. Marks all data from later blocks to be read again. Returns false if
 * only a later run can decide.
 *
 * The head must be read first: if the seen blocks are found on the chain
 * after that, then they and the head are on the same chain, or the next run
 * will miss the head.
 */
export async function undoForks(
  context: ServiceContext,
  network: NetworkConfig,
  {
    head,
    signal,
    waiting,
  }: {
    head: BlockId
    signal: AbortSignal
    /** Absent if there is no next run to wait for. */
    waiting?: Patience | undefined
  },
): Promise<boolean> {
  const [newest] = await readSeenBlocks(context.db, network, 1)
  if (!newest) return true
  const found =
    newest.number === head.number
      ? head
      : await findBlock(network, newest.number)
  if (found?.hash === newest.hash) {
    if (waiting) waiting.attempts = 0
    return true
  }
  // Several nodes behind one address may be at different blocks.
  if (!found && waiting && waiting.attempts++ < patience) return false
  await checkChain(network)
  const common = await findCommon(context, network)
  await context.db.transaction(async (tx) => {
    const cursor = await lockChain(tx, network)
    signal.throwIfAborted()
    await rewind(tx, network, { at: new Date(context.now()), common, cursor })
  })
  context.log({
    level: 'info',
    message: `Reorg on ${network.name}. Indexing again from block ${common.number + 1n}.`,
    facts: { depth: Number(newest.number - common.number) },
  })
  return true
}

/** Returns the newest seen block that is still part of the chain. */
async function findCommon(
  { db }: ServiceContext,
  network: NetworkConfig,
): Promise<BlockId> {
  const seen = (await readSeenBlocks(db, network)).reverse()
  let known = -1
  for (let gone = seen.length; gone - known > 1; ) {
    const middle = Math.floor((known + gone) / 2)
    if (await isOnChain(network, seen[middle])) known = middle
    else gone = middle
  }
  const { blockHash, blockNumber } = beforeStart(network)
  return seen[known] ?? { hash: blockHash, number: BigInt(blockNumber) }
}

async function isOnChain(network: NetworkConfig, block: BlockId | undefined) {
  const found = block && (await findBlock(network, block.number))
  return found !== undefined && found.hash === block?.hash
}

async function rewind(
  tx: Db,
  network: NetworkConfig,
  {
    at,
    common,
    cursor,
  }: { at: Date; common: BlockId; cursor: IndexerPosition },
) {
  const { chainId } = network
  const last = Number(common.number)
  await forgetAfter(tx, network, last)
  await tx
    .update(orders)
    .set({ readBlock: -1 })
    .where(and(eq(orders.chainId, chainId), gt(orders.readBlock, last)))
  await tx
    .update(balances)
    .set({ blockNumber: -1 })
    .where(and(eq(balances.chainId, chainId), gt(balances.blockNumber, last)))
  await tx
    .update(collections)
    .set({
      followedFrom: atMost(collections.followedFrom, last),
      indexedBlock: atMost(collections.indexedBlock, last),
    })
    .where(
      and(
        eq(collections.chainId, chainId),
        or(
          gt(collections.followedFrom, last),
          gt(collections.indexedBlock, last),
        ),
      ),
    )
  if (cursor.blockNumber <= last) return
  await tx
    .update(cursors)
    .set({ blockHash: common.hash, blockNumber: last, updatedAt: at })
    .where(eq(cursors.chainId, chainId))
}

/** `least` would replace null by a number. */
function atMost(column: AnyPgColumn, limit: number) {
  return sql`case when ${column} > ${limit} then ${limit} else ${column} end`
}
