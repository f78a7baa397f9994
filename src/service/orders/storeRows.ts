import { sql } from 'drizzle-orm'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'
import { type OrderSlot, slotColumns } from './rankOrders.js'

/** A row to insert. */
export type NewRow = typeof orders.$inferInsert

/** Rows per statement; PostgreSQL accepts at most 65,535 parameters. */
const chunkSize = 1000

/**
 * Inserts orders, and returns the places of new ones. An order that was known
 * from the chain only gets its signature.
 */
export async function storeRows(
  tx: Db,
  rows: readonly NewRow[],
): Promise<OrderSlot[]> {
  const slots: OrderSlot[] = []
  const distinct = new Map<string, NewRow>()
  // A statement cannot update a row twice.
  for (const row of rows)
    if (!distinct.has(row.orderHash)) distinct.set(row.orderHash, row)
  for (const chunk of splitIntoChunks([...distinct.values()], chunkSize))
    slots.push(
      ...(await tx
        .insert(orders)
        .values(chunk)
        .onConflictDoUpdate({
          target: [orders.chainId, orders.contractAddress, orders.orderHash],
          set: { signature: sql`excluded.signature`, readBlock: -1 },
          setWhere: sql`${orders.signature} is null and excluded.signature is not null`,
        })
        .returning(slotColumns)),
    )
  return slots
}
