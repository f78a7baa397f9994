import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'

/** An order in the list; `goneAt` is set once it left the list. */
export type KeptOrder = { order: Order; goneAt?: number | undefined }

/** Milliseconds that an order which left the list stays visible. */
const lifetime = 60_000

/** At most this many orders that left the list stay visible. */
const most = 10

/**
 * Returns the orders, with those that left the list recently in their old
 * places, so that no row moves under the pointer.
 */
export function keepRows(
  before: readonly KeptOrder[],
  orders: readonly Order[],
  now: number,
): KeptOrder[] {
  const here = new Set(orders.map(getOrderKey))
  const rows: KeptOrder[] = orders.map((order) => ({ order }))
  let kept = 0
  for (const [index, { goneAt = now, order }] of before.entries()) {
    const isOver = now - goneAt > lifetime || kept >= most
    if (isOver || here.has(getOrderKey(order))) continue
    rows.splice(index, 0, { goneAt, order })
    kept += 1
  }
  return rows
}
