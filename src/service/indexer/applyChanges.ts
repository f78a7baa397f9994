import type { BlockId } from '../chain/blocks.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { type IndexerPosition, lockChain } from '../database/lockChain.js'
import type { Db } from '../database/types.js'
import { markDue } from '../metadata/markDue.js'
import { rankOrders } from '../orders/rankOrders.js'
import { type NewRow, storeRows } from '../orders/storeRows.js'
import { type ReadOrder, storeStates } from '../orders/storeStates.js'
import type { TokenRange } from './changes.js'
import { type Doubtful, markForRereading } from './markForRereading.js'
import { readSeenBlocks, seeBlock } from './seenBlocks.js'
import { type KnownHolding, storeHoldings } from './storeHoldings.js'

/** Changes that were read from a chain. */
export type Update = {
  /** Block at which state was read. */
  head: BlockId
  holdings?: readonly KnownHolding[] | undefined
  /** Holdings that were read again. */
  provenHoldings?: readonly KnownHolding[] | undefined
  /** Tokens whose metadata must be read again. */
  metadata?: readonly TokenRange[] | undefined
  /** New orders. */
  newOrders?: readonly NewRow[] | undefined
  /** Stored orders with their new state. */
  orders?: readonly ReadOrder[] | undefined
  /** Changes that could not be read yet. */
  doubtful?: Doubtful | undefined
}

/**
 * Writes an update and the indexer's position in one transaction. Returns
 * false, and writes nothing, if another process made the update obsolete.
 */
export async function applyChanges(
  context: ServiceContext,
  network: NetworkConfig,
  {
    advance,
    signal,
    update,
  }: {
    /** Stores the new position; returns false if the update no longer fits. */
    advance: (tx: Db, cursor: IndexerPosition) => Promise<boolean>
    /** Aborted when another process may write. */
    signal: AbortSignal
    update: Update
  },
): Promise<boolean> {
  try {
    await context.db.transaction(async (tx) => {
      const cursor = await lockChain(tx, network)
      signal.throwIfAborted()
      const [newest] = await readSeenBlocks(tx, network, 1)
      const fits =
        // A process that saw a later block has newer data.
        (!newest || newest.number <= update.head.number) &&
        (await seeBlock(tx, network, update.head)) &&
        (await advance(tx, cursor))
      if (!fits) throw new Overtaken()
      await write(tx, update, { ...network, now: context.now() })
    })
    context.responseCache.forget(network.chainId, getCollections(update))
    return true
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
}

async function write(
  tx: Db,
  update: Update,
  { chainId, now }: { chainId: number; now: number },
) {
  const { head, holdings = [], metadata = [] } = update
  const { newOrders = [], orders = [], provenHoldings = [], doubtful } = update
  await storeHoldings(tx, holdings, { chainId, now })
  await storeHoldings(tx, provenHoldings, { chainId, isRead: true, now })
  for (const { collection, first, last } of metadata)
    await markDue(tx, {
      chainId,
      contractAddress: collection,
      fromTokenId: first,
      toTokenId: last,
      now: new Date(now),
    })
  if (doubtful) await markForRereading(tx, chainId, doubtful)
  const readBlock = Number(head.number)
  const slots = [
    ...(await storeStates(tx, orders, { chainId, now, readBlock })),
    ...(await storeRows(tx, newOrders)),
  ]
  await rankOrders(tx, { chainId, now, slots })
}

/** Returns the addresses of the collections that an update may change. */
function getCollections(update: Update): Set<string> {
  const { holdings = [], newOrders = [], orders = [] } = update
  const { metadata = [], provenHoldings = [] } = update
  return new Set([
    ...newOrders.map(({ contractAddress }) => contractAddress),
    ...[...holdings, ...provenHoldings, ...orders, ...metadata].map(
      ({ collection }) => collection,
    ),
  ])
}

/** Rolls back a transaction with an obsolete update. */
class Overtaken extends Error {}
