import type { Order } from '../rpc/schemas.js'

const prefix = 'pending:'

/** Id of an order that the page shows before its book has it. No book uses such an id. */
export function getPendingOrderId(flow: string, tokenId: string): string {
  return `${prefix}${flow}:${tokenId}`
}

/**
 * Whether an order is an optimistic one: this page shows it before the service
 * does. It can't be bought or cancelled yet.
 *
 * @example
 * import { isPendingOrder } from 'marketkit/core'
 *
 * const canCancel = !isPendingOrder(order)
 */
export function isPendingOrder(order: Pick<Order, 'orderId'>): boolean {
  return String(order?.orderId).startsWith(prefix)
}
