import { and, eq, gt, gte, inArray, max, or } from 'drizzle-orm'
import { type Block, BlockNotFoundError } from 'viem'
import { inBatches } from '../chain/inBatches.js'
import { readHolding } from '../chain/reads.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { balances, collections, cursors, orders } from '../database/schema.js'
import { applyChanges, type Cursor } from './applyChanges.js'
import { type Changes, holdingKey } from './changes.js'
import { type Range, readChanges, type Watched } from './readChanges.js'
import { findTouched, readState, readValidated } from './readUpdates.js'

/** Blocks that are read at a time. */
const rangeLength = 1000n

/** Blocks that are read again after a reorganisation. */
const reorganisationDepth = 64n

/** Times to look again when orders come in while a range is written. */
const maxTries = 20

/** Brings the database up to the newest block of a network. */
export async function indexNetwork(
  context: ServiceContext,
  network: NetworkConfig,
): Promise<void> {
  const head = await network.client.getBlock()
  for (;;) {
    const cursor = await readCursor(context, network)
    if (cursor?.blockHash === head.hash) return
    const isForked = cursor && !(await isOnChain(network, cursor, head))
    const first = network.startBlock ?? 0n
    const next = cursor ? BigInt(cursor.blockNumber) + 1n : first
    const rewound = lesser(next, head.number) - reorganisationDepth
    const fromBlock = isForked ? greater(rewound, first) : next
    const toBlock = lesser(fromBlock + rangeLength - 1n, head.number)
    // The network starts later than its newest block.
    if (fromBlock > toBlock) return
    const range = { fromBlock, toBlock }
    await indexRange(context, network, { cursor, head, isForked, range })
    if (toBlock === head.number) return
  }
}

async function indexRange(
  context: ServiceContext,
  network: NetworkConfig,
  parameters: {
    cursor: Cursor | undefined
    head: Block<bigint, false, 'latest'>
    isForked: boolean | undefined
    range: Range
  },
) {
  const { cursor, head, isForked, range } = parameters
  const { toBlock } = range
  const last =
    toBlock === head.number
      ? head
      : await network.client.getBlock({ blockNumber: toBlock })
  const watched = await readWatched(context, network)
  const changes = await readChanges(network, range, watched)
  if (isForked) await addForked(context, network, { changes, range })
  const [holdings, newOrders] = await Promise.all([
    inBatches([...changes.holdings.values()], async (holding) => ({
      ...holding,
      amount: holding.amount ?? (await readHolding(network, holding)),
    })),
    readValidated(context, network, changes.validated),
  ])
  for (let tries = 0; tries < maxTries; tries++) {
    const touched = await findTouched(context.db, network, changes)
    const states = await inBatches(
      touched,
      async (row) => [row.orderHash, await readState(network, row)] as const,
    )
    const done = await applyChanges(context, network, {
      previous: cursor,
      update: {
        changes,
        cursor: { blockHash: last.hash, blockNumber: Number(toBlock) },
        holdings,
        orders: newOrders,
        states: new Map(states),
      },
    })
    if (done) return
    const moved = await readCursor(context, network)
    // Another process was faster; what is left is seen at the next look.
    if (moved?.blockHash !== cursor?.blockHash) return
  }
  throw new Error(`Orders come in too fast on ${network.name} to follow them.`)
}

async function readCursor({ db }: ServiceContext, { chainId }: NetworkConfig) {
  const found = await db
    .select()
    .from(cursors)
    .where(eq(cursors.chainId, chainId))
  return found[0]
}

async function readWatched(
  { db, now }: ServiceContext,
  { chainId }: NetworkConfig,
): Promise<Watched> {
  // Before the makers: an offer that comes in between counts as unwatched.
  const [newest] = await db
    .select({ id: max(orders.id) })
    .from(orders)
    .where(eq(orders.chainId, chainId))
  const [registered, offers] = await Promise.all([
    db
      .select({ address: collections.contractAddress })
      .from(collections)
      .where(eq(collections.chainId, chainId)),
    db
      .selectDistinct({ maker: orders.maker })
      .from(orders)
      .where(
        and(
          eq(orders.chainId, chainId),
          eq(orders.side, 'offer'),
          gt(orders.validUntil, new Date(now())),
          inArray(orders.status, ['active', 'inactive']),
        ),
      ),
  ])
  return {
    collections: registered.map(({ address }) => address),
    buyers: offers.map(({ maker }) => maker),
    lastOrderId: newest?.id ?? 0,
  }
}

async function isOnChain(
  { client }: NetworkConfig,
  cursor: Cursor,
  head: Block<bigint, false, 'latest'>,
): Promise<boolean> {
  if (BigInt(cursor.blockNumber) > head.number) return false
  try {
    const blockNumber = BigInt(cursor.blockNumber)
    const { hash } = await client.getBlock({ blockNumber })
    return hash === cursor.blockHash
  } catch (error) {
    if (error instanceof BlockNotFoundError) return false
    throw error
  }
}

/**
 * Blocks that are gone tell nothing. So all that may have come from them is
 * read again: every open order, and what changed lately.
 */
async function addForked(
  { db }: ServiceContext,
  { chainId }: NetworkConfig,
  { changes, range }: { changes: Changes; range: Range },
) {
  const recent = await db
    .select({ hash: orders.orderHash })
    .from(orders)
    .where(
      and(
        eq(orders.chainId, chainId),
        or(
          inArray(orders.status, ['active', 'inactive']),
          gte(orders.blockNumber, Number(range.fromBlock)),
        ),
      ),
    )
  for (const { hash } of recent) changes.hashes.add(hash)
  const held = await db
    .select({
      collection: balances.contractAddress,
      contractType: collections.type,
      owner: balances.owner,
      tokenId: balances.tokenId,
    })
    .from(balances)
    .innerJoin(
      collections,
      and(
        eq(collections.chainId, balances.chainId),
        eq(collections.contractAddress, balances.contractAddress),
      ),
    )
    .where(
      and(
        eq(balances.chainId, chainId),
        gte(balances.blockNumber, Number(range.fromBlock)),
      ),
    )
  for (const holding of held)
    changes.holdings.set(
      holdingKey(holding.collection, holding.tokenId, holding.owner),
      { ...holding, blockNumber: range.toBlock },
    )
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
