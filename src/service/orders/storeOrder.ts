import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { balances, collectibles } from '../database/schema.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import type { Db } from '../database/types.js'
import { inGroups } from './inGroups.js'
import { rankOrders } from './rankOrders.js'
import { type NewRow, storeRows } from './storeRows.js'

/** An order for the book, checked. */
export type NewOrder = {
  row: NewRow
  /** What the maker of a listing holds of its token. */
  holding?: bigint | undefined
}

/** Orders in one transaction. */
const groupSize = 500

/**
 * Enters an order; it is on disk when this resolves. Orders that come in at
 * the same time share a transaction.
 *
 * What was read of the chain for it may be older than what the indexer has
 * read already, so the indexer is told to read it again.
 */
export function storeOrder(
  context: ServiceContext,
  network: NetworkConfig,
  order: NewOrder,
): Promise<void> {
  return getWriter(context, network)(order)
}

type Writer = (order: NewOrder) => Promise<void>

const writers = new WeakMap<ServiceContext, Map<NetworkConfig, Writer>>()

function getWriter(context: ServiceContext, network: NetworkConfig): Writer {
  const known = writers.get(context) ?? new Map<NetworkConfig, Writer>()
  writers.set(context, known)
  const writer =
    known.get(network) ??
    inGroups<NewOrder>((group) => storeOrders(context, network, group), {
      size: groupSize,
    })
  known.set(network, writer)
  return writer
}

async function storeOrders(
  context: ServiceContext,
  network: NetworkConfig,
  group: readonly NewOrder[],
): Promise<void> {
  const { chainId } = network
  await context.db.transaction(async (tx) => {
    await lockChain(tx, network)
    const now = context.now()
    await storeHoldings(tx, group, new Date(now))
    const places = await storeRows(
      tx,
      group.map(({ row }) => row),
    )
    await rankOrders(tx, { chainId, now, places })
  })
}

/** Notes the tokens and their holders, where the indexer has not been yet. */
async function storeHoldings(
  tx: Db,
  group: readonly NewOrder[],
  metadataDue: Date,
): Promise<void> {
  const held = group.flatMap(({ holding, row }) => {
    const { chainId, contractAddress, maker, tokenId } = row
    // Offers may be for tokens that do not exist.
    if (typeof tokenId !== 'bigint' || holding === undefined) return []
    const place = { chainId, contractAddress, tokenId }
    return { ...place, owner: maker, amount: holding, blockNumber: -1 }
  })
  if (held.length === 0) return
  await tx
    .insert(collectibles)
    .values(
      held.map((row) => ({
        ...toCollectibleRow({ ...row, metadata: {} }),
        metadataDue,
      })),
    )
    .onConflictDoNothing()
  await tx.insert(balances).values(held).onConflictDoNothing()
}
