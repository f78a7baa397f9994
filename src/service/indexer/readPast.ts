import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { BlockId } from '../chain/blocks.js'
import type { Range } from '../chain/readLogs.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { beforeStart } from '../database/lockChain.js'
import { collections } from '../database/schema.js'
import type { Db } from '../database/types.js'
import type { CollectionRow } from '../orders/findCollection.js'
import { applyChanges } from './applyChanges.js'
import type { Buyers } from './createBuyers.js'
import { type RangeSize, readRange } from './rangeSize.js'
import { readUpdate } from './readUpdate.js'

/** Maximum number of collections to read together. */
const groupSize = 1000

/**
 * Reads a part of the events of collections before they were followed, starting
 * with those that are furthest behind. Returns whether more is left.
 */
export async function readPast(
  context: ServiceContext,
  network: NetworkConfig,
  {
    buyers,
    head,
    rangeSize,
    signal,
  }: {
    buyers: Buyers
    head: BlockId
    rangeSize: RangeSize
    signal: AbortSignal
  },
): Promise<boolean> {
  const behind = await findBehind(context.db, network)
  const [furthest] = behind
  if (!furthest) return false
  const group = behind.filter(({ done }) => done === furthest.done)
  const fromBlock = BigInt(furthest.done) + 1n
  // Up to where the other collections are, to continue with them from there.
  const limit = Math.min(
    ...group.map(({ followedFrom }) => followedFrom),
    ...behind.slice(group.length).map(({ done }) => done),
  )
  await readRange(network, rangeSize, {
    fromBlock,
    limit: BigInt(limit),
    read: async (range) => {
      const update = await readUpdate(context, network, {
        buyers,
        collections: group,
        head,
        range,
        watched: {
          collections: group.map(({ contractAddress }) => contractAddress),
        },
      })
      await applyChanges(context, network, {
        advance: (tx) => advance(tx, network, { group, range }),
        signal,
        update,
      })
    },
  })
  return true
}

type Behind = CollectionRow & { done: number; followedFrom: number }

async function findBehind(db: Db, network: NetworkConfig): Promise<Behind[]> {
  const start = beforeStart(network).blockNumber
  const done = getIndexedBlock(network)
  const rows = await db
    .select()
    .from(collections)
    .where(and(eq(collections.chainId, network.chainId), isBehind(network)))
    .orderBy(done)
    .limit(groupSize)
  return rows.map((row) => ({
    ...row,
    done: row.indexedBlock ?? start,
    followedFrom: row.followedFrom ?? start,
  }))
}

/**
 * Records that the range was read. Returns false if the position of a
 * collection has changed, for example after a reorg.
 */
async function advance(
  tx: Db,
  network: NetworkConfig,
  { group, range }: { group: readonly Behind[]; range: Range },
) {
  const moved = await tx
    .update(collections)
    .set({ indexedBlock: Number(range.toBlock) })
    .where(
      and(
        eq(collections.chainId, network.chainId),
        inArray(
          collections.contractAddress,
          group.map(({ contractAddress }) => contractAddress),
        ),
        gte(collections.followedFrom, Number(range.toBlock)),
        eq(getIndexedBlock(network), Number(range.fromBlock) - 1),
      ),
    )
    .returning({ contractAddress: collections.contractAddress })
  return moved.length === group.length
}

/** Whether events of a collection, from before it was followed, are left to read. */
export function isBehind(network: NetworkConfig): SQL {
  return sql`${getIndexedBlock(network)} < ${collections.followedFrom}`
}

/** Returns the newest block whose events of a collection were read. */
function getIndexedBlock(network: NetworkConfig) {
  const start = beforeStart(network).blockNumber
  return sql<number>`coalesce(${collections.indexedBlock}, ${start})`
}
