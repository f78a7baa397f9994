import type { BlockId } from '../chain/blocks.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { type Cursor, lockChain } from '../database/lockChain.js'
import type { Db } from '../database/types.js'
import { markDue } from '../metadata/markDue.js'
import { rankOrders } from '../orders/rankOrders.js'
import { type NewRow, storeRows } from '../orders/storeRows.js'
import { type ReadOrder, storeStates } from '../orders/storeStates.js'
import type { TokenRange } from './changes.js'
import { markUnread, type Unread } from './markUnread.js'
import { readSeen, seeBlock } from './seenBlocks.js'
import { type KnownHolding, storeHoldings } from './storeHoldings.js'

/** What was read of a chain, to be written. */
export type Update = {
  /** The block at which state was read. */
  head: BlockId
  holdings?: readonly KnownHolding[] | undefined
  /** What was to be read again of holdings. */
  provenHoldings?: readonly KnownHolding[] | undefined
  /** Tokens whose metadata are to be read again. */
  metadata?: readonly TokenRange[] | undefined
  /** Orders for the book. */
  newOrders?: readonly NewRow[] | undefined
  /** Orders of the book whose state was read. */
  orders?: readonly ReadOrder[] | undefined
  /** What changed and could not be read, so that it is later. */
  unread?: Unread | undefined
}

/**
 * Writes an update and how far it goes together. Answers false, and writes
 * nothing, when somebody else has written meanwhile what makes it obsolete.
 */
export async function applyChanges(
  context: ServiceContext,
  network: NetworkConfig,
  {
    advance,
    signal,
    update,
  }: {
    /** Notes how far the update goes; false when it does not fit any more. */
    advance: (tx: Db, cursor: Cursor) => Promise<boolean>
    /** Aborted when somebody else may be writing. */
    signal: AbortSignal
    update: Update
  },
): Promise<boolean> {
  try {
    await context.db.transaction(async (tx) => {
      const cursor = await lockChain(tx, network)
      signal.throwIfAborted()
      const [newest] = await readSeen(tx, network, 1)
      const fits =
        // Whoever saw a later block knows more than this update.
        (!newest || newest.number <= update.head.number) &&
        (await seeBlock(tx, network, update.head)) &&
        (await advance(tx, cursor))
      if (!fits) throw new Overtaken()
      await write(tx, update, { ...network, now: context.now() })
    })
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
  const { newOrders = [], orders = [], provenHoldings = [], unread } = update
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
  if (unread) await markUnread(tx, chainId, unread)
  const readBlock = Number(head.number)
  const places = [
    ...(await storeStates(tx, orders, { chainId, now, readBlock })),
    ...(await storeRows(tx, newOrders)),
  ]
  await rankOrders(tx, { chainId, now, places })
}

/** Ends a transaction that would write what is not so any more. */
class Overtaken extends Error {}
