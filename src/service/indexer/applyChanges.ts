import { and, eq, sql } from 'drizzle-orm'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { collectibleOf } from '../database/collectibleOf.js'
import { balances, collectibles, cursors, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import type { OrderRow } from '../orders/orderRow.js'
import type { OrderState } from '../orders/orderState.js'
import type { ChangedHolding, Changes } from './changes.js'
import { findTouched, type NewRow } from './readUpdates.js'

/** How far the indexer has come. */
export type Cursor = typeof cursors.$inferSelect

/** What a range of blocks leads to. */
export type Update = {
  changes: Changes
  cursor: { blockHash: `0x${string}`; blockNumber: number }
  holdings: (ChangedHolding & { amount: bigint })[]
  orders: NewRow[]
  states: Map<string, OrderState>
}

/** Rows in one statement; PostgreSQL takes 65 535 parameters at most. */
const chunkSize = 500

/**
 * Writes the update and the cursor together. Answers false, and writes
 * nothing, when an order came in meanwhile that was not looked at, or when
 * somebody else has moved the cursor.
 */
export async function applyChanges(
  context: ServiceContext,
  network: NetworkConfig,
  { previous, update }: { previous: Cursor | undefined; update: Update },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const { chainId } = network
    const [cursor] = await tx
      .select()
      .from(cursors)
      .where(eq(cursors.chainId, chainId))
      .for('update')
    if (cursor?.blockHash !== previous?.blockHash) return false
    const touched = await findTouched(tx, network, update.changes)
    if (touched.some(({ orderHash }) => !update.states.has(orderHash)))
      return false
    await storeHoldings(tx, chainId, update)
    for (const row of update.orders)
      await tx.insert(orders).values(row).onConflictDoNothing()
    const at = new Date(context.now())
    for (const row of touched) await storeState(tx, row, { at, update })
    const moved = { ...update.cursor, updatedAt: at }
    await tx
      .insert(cursors)
      .values({ chainId, ...moved })
      .onConflictDoUpdate({ target: cursors.chainId, set: moved })
    return true
  })
}

async function storeState(
  tx: Db,
  row: OrderRow,
  { at, update }: { at: Date; update: Update },
) {
  const state = update.states.get(row.orderHash)
  if (
    !state ||
    (state.status === row.status &&
      state.quantityAvailable === row.quantityAvailable &&
      state.quantityRemaining === row.quantityRemaining)
  )
    return
  await tx
    .update(orders)
    .set({
      ...state,
      blockNumber: update.cursor.blockNumber,
      orderUpdatedAt: at,
      updatedAt: at,
    })
    .where(
      and(
        eq(orders.chainId, row.chainId),
        eq(orders.contractAddress, row.contractAddress),
        eq(orders.orderHash, row.orderHash),
      ),
    )
}

async function storeHoldings(tx: Db, chainId: number, { holdings }: Update) {
  for (let start = 0; start < holdings.length; start += chunkSize) {
    const chunk = holdings.slice(start, start + chunkSize)
    const rows = chunk.map(
      ({ amount, blockNumber, collection, owner, tokenId }) => ({
        chainId,
        contractAddress: collection,
        tokenId,
        owner,
        amount,
        blockNumber: Number(blockNumber),
      }),
    )
    await tx
      .insert(collectibles)
      .values(rows.map((row) => collectibleOf({ ...row, metadata: {} })))
      .onConflictDoNothing()
    await tx
      .insert(balances)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          balances.chainId,
          balances.contractAddress,
          balances.tokenId,
          balances.owner,
        ],
        set: {
          amount: sql`excluded.amount`,
          blockNumber: sql`excluded.block_number`,
        },
      })
  }
}
