import { getExpiryTime, parseTime } from '../../order/orderTime.js'
import {
  getInitialQuantity,
  getRemainingQuantity,
} from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'

/** The creation or the end of an order. */
export type OrderEvent = {
  /** Unix milliseconds. */
  at: number
  kind: 'created' | EndKind
  order: Order
  /**
   * Number of tokens: all for `created` and `filled`, those not sold for the
   * others.
   */
  quantity: bigint
  /** Number of tokens sold so far if the order is partly filled; otherwise 0. */
  soldQuantity: bigint
}

const endKinds = ['filled', 'cancelled', 'expired'] as const

type EndKind = (typeof endKinds)[number]

/** Returns the events of an order, newest first. Skips those without a time. */
function getOrderEvents(order: Order): OrderEvent[] {
  const initial = getInitialQuantity(order)
  const remaining = getRemainingQuantity(order)
  const isPartlySold = 0n < remaining && remaining < initial
  const end = endKinds.find((kind) => kind === order.status)
  const events: (Omit<OrderEvent, 'at'> & { at: number | undefined })[] = [
    {
      at: parseTime(order.orderCreatedAt ?? order.createdAt),
      kind: 'created',
      order,
      quantity: initial,
      soldQuantity: isPartlySold ? initial - remaining : 0n,
    },
  ]
  if (end)
    events.unshift({
      at:
        end === 'expired'
          ? getExpiryTime(order)
          : parseTime(order.orderUpdatedAt ?? order.updatedAt),
      kind: end,
      order,
      quantity: end === 'filled' ? initial : remaining,
      soldQuantity: 0n,
    })
  return events.flatMap(({ at, ...event }) =>
    at === undefined ? [] : { ...event, at },
  )
}

/**
 * Returns the events of all orders, newest first. Leaves out offers for the whole
 * collection.
 */
export function listOrderEvents(orders: readonly Order[]): OrderEvent[] {
  return orders
    .filter(({ tokenId }) => tokenId !== undefined)
    .flatMap(getOrderEvents)
    .sort((a, b) => b.at - a.at)
}
