import { eq } from 'drizzle-orm'
import { type BlockId, readBlock, readHead } from '../chain/blocks.js'
import { checkChain } from '../chain/checkChain.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { readIndexerPosition } from '../database/lockChain.js'
import { cursors } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { applyChanges } from './applyChanges.js'
import { type Buyers, createBuyers } from './createBuyers.js'
import { followCollections } from './followCollections.js'
import { isUpToDate } from './isUpToDate.js'
import { createRangeSize, type RangeSize, readRange } from './rangeSize.js'
import { readPast } from './readPast.js'
import { readUnproven } from './readUnproven.js'
import { readUpdate } from './readUpdate.js'
import { forgetBefore, seeBlock } from './seenBlocks.js'
import { type Patience, undoForks } from './undoForks.js'

/** State that is kept between two reads of a network. */
export type Memory = {
  buyers: Buyers
  rangeSize: RangeSize
  /** Reports failed reads, at intervals. */
  report: (errors: readonly unknown[]) => void
  waiting: Patience
}

/** Milliseconds between two reports of failed reads. */
const silence = 60_000

/** Creates empty state. */
export function newMemory(
  context: ServiceContext,
  network: NetworkConfig,
): Memory {
  return {
    buyers: createBuyers(context, network),
    rangeSize: createRangeSize(),
    report: createReport(context, network),
    waiting: { attempts: 0 },
  }
}

type IndexRun = Omit<Memory, 'waiting'> & {
  /** Aborted when nothing may be written. */
  signal: AbortSignal
  /** Absent if there is no next run to wait for. */
  waiting?: Patience | undefined
}

/**
 * Reads a network up to its newest block, then a part of the past of
 * collections that were registered late. Returns whether more of the past is
 * left.
 */
export async function indexNetwork(
  context: ServiceContext,
  network: NetworkConfig,
  run: IndexRun,
): Promise<boolean> {
  for (;;) {
    const [head] = await Promise.all([readHead(network), checkChain(network)])
    if (await isUpToDate(context, network, head)) {
      if (run.waiting) run.waiting.attempts = 0
      return false
    }
    const isClear = await undoForks(context, network, { ...run, head })
    if (!isClear) return false
    const isDone = await indexRange(context, network, { ...run, head })
    run.report(await readUnproven(context, network, { ...run, head }))
    if (isDone) return readPast(context, network, { ...run, head })
  }
}

/** Reads the next blocks; returns whether the head is reached. */
async function indexRange(
  context: ServiceContext,
  network: NetworkConfig,
  { buyers, head, rangeSize, signal }: IndexRun & { head: BlockId },
): Promise<boolean> {
  const collections = await followCollections(context, network)
  const cursor = await readIndexerPosition(context.db, network)
  const fromBlock = BigInt(cursor.blockNumber) + 1n
  if (fromBlock > head.number) return true
  const watched = {
    buyers: await buyers.read(),
    collections: collections.map(({ contractAddress }) => contractAddress),
  }
  let isDone = false
  await readRange(network, rangeSize, {
    fromBlock,
    limit: head.number,
    async read(range) {
      const last = await readBlock(network, range.toBlock, head)
      const update = await readUpdate(context, network, {
        buyers,
        collections,
        head,
        range,
        watched,
      })
      const fits = await applyChanges(context, network, {
        advance: async (tx, { blockHash }) =>
          blockHash === cursor.blockHash &&
          (await moveCursor(tx, network, last, new Date(context.now()))),
        signal,
        update,
      })
      // Another process was faster; the next run continues from there.
      isDone = !fits || range.toBlock === head.number
    },
  })
  return isDone
}

async function moveCursor(
  tx: Db,
  network: NetworkConfig,
  { hash, number }: BlockId,
  at: Date,
): Promise<boolean> {
  await tx
    .update(cursors)
    .set({ blockHash: hash, blockNumber: Number(number), updatedAt: at })
    .where(eq(cursors.chainId, network.chainId))
  await forgetBefore(tx, network, Number(number))
  return seeBlock(tx, network, { hash, number })
}

function createReport({ log, now }: ServiceContext, { name }: NetworkConfig) {
  let last = Number.NEGATIVE_INFINITY
  return ([error, ...others]: readonly unknown[]) => {
    if (error === undefined || now() - last < silence) return
    last = now()
    log({
      level: 'error',
      message: `Some orders or tokens on ${name} could not be read. Retrying.`,
      error,
      facts: { failed: others.length + 1 },
    })
  }
}
