import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'

/** An order that is listed, or was when it was last looked at. */
export type KeptOrder = { order: Order; goneAt?: number | undefined }

/** Milliseconds for which what is gone keeps its place. */
const lifetime = 60_000

/** More rows than this are never kept for what is gone. */
const most = 10

/**
 * A list with what has left it since it was last looked at, in its old place:
 * nothing moves under the pointer, and what is gone can say so.
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
