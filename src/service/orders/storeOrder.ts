import type { NetworkConfig, ServiceContext } from '../context.js'
import { lockChain } from '../database/lockChain.js'
import { balances, collectibles } from '../database/schema.js'
import { toCollectibleRow } from '../database/toCollectibleRow.js'
import type { Db } from '../database/types.js'
import { inGroups } from './inGroups.js'
import { perNetwork } from './perNetwork.js'
import { rankOrders } from './rankOrders.js'
import { type NewRow, storeRows } from './storeRows.js'

/** A checked new order. */
export type NewOrder = {
  row: NewRow
  /** Balance of a listing's maker. */
  holding?: bigint | undefined
}

/** Maximum number of orders per transaction. */
const groupSize = 500

/**
 * Stores an order; resolves when it is on disk. Concurrent orders share a
 * transaction. The facts that were read for it may be older than the indexer's
 * block, so the indexer reads them again.
 */
export function storeOrder(
  context: ServiceContext,
  network: NetworkConfig,
  order: NewOrder,
): Promise<void> {
  return getWriter(context, network)(order)
}

const getWriter = perNetwork((context, network) =>
  inGroups<NewOrder, void>(
    async (group) => {
      await storeOrders(context, network, group)
      return []
    },
    { size: groupSize },
  ),
)

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
    const slots = await storeRows(
      tx,
      group.map(({ row }) => row),
    )
    await rankOrders(tx, { chainId, now, slots })
  })
  context.responseCache.forget(
    chainId,
    group.map(({ row }) => row.contractAddress),
  )
}

/** Adds tokens and owners that the indexer has not seen yet. */
async function storeHoldings(
  tx: Db,
  group: readonly NewOrder[],
  metadataDue: Date,
): Promise<void> {
  const held = group.flatMap(({ holding, row }) => {
    const { chainId, contractAddress, maker, tokenId } = row
    // Offers may be for tokens that do not exist.
    if (typeof tokenId !== 'bigint' || holding === undefined) return []
    const token = { chainId, contractAddress, tokenId }
    return { ...token, owner: maker, amount: holding, blockNumber: -1 }
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
