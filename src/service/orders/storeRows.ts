import { sql } from 'drizzle-orm'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'
import { type Place, placeColumns } from './rankOrders.js'

/** An order for the book. */
export type NewRow = typeof orders.$inferInsert

/** Rows in one statement; PostgreSQL takes 65 535 parameters at most. */
const chunkSize = 1000

/**
 * Enters orders, and answers the places of those that were not there yet. One
 * that was known from the chain alone gets the signature that it lacks.
 */
export async function storeRows(
  tx: Db,
  rows: readonly NewRow[],
): Promise<Place[]> {
  const places: Place[] = []
  const distinct = new Map<string, NewRow>()
  // A statement cannot meet the same row twice.
  for (const row of rows)
    if (!distinct.has(row.orderHash)) distinct.set(row.orderHash, row)
  for (const chunk of splitIntoChunks([...distinct.values()], chunkSize))
    places.push(
      ...(await tx
        .insert(orders)
        .values(chunk)
        .onConflictDoUpdate({
          target: [orders.chainId, orders.contractAddress, orders.orderHash],
          set: { signature: sql`excluded.signature`, readBlock: -1 },
          setWhere: sql`${orders.signature} is null and excluded.signature is not null`,
        })
        .returning(placeColumns)),
    )
  return places
}
