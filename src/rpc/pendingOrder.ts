import type { Order } from './schemas.js'

const mark = 'pending:'

/** A name for an order that is in no book yet. */
export function pendingOrderId(flow: string, tokenId: string): string {
  return `${mark}${flow}:${tokenId}`
}

/**
 * Whether an order is one that this page shows before the service does. It
 * cannot be bought or cancelled yet.
 *
 * @example
 * import { isPendingOrder } from 'marketkit/core'
 *
 * const canCancel = !isPendingOrder(order)
 */
export function isPendingOrder(order: Pick<Order, 'orderId'>): boolean {
  return order.orderId.startsWith(mark)
}
