import { getExpiryTime, parseTime } from '../../order/orderTime.js'
import {
  getInitialQuantity,
  getRemainingQuantity,
} from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'

/** Something that happened to an order. */
export type OrderEvent = {
  /** Unix milliseconds. */
  at: number
  kind: 'made' | EndKind
  order: Order
  /** Number of tokens that it concerns. */
  quantity: bigint
  /** Number of them that were sold since; 0 if all or none were. */
  sold: bigint
}

const endKinds = ['filled', 'cancelled', 'expired'] as const

type EndKind = (typeof endKinds)[number]

/** Returns what happened to an order, the last first. Leaves out unknown times. */
function getOrderEvents(order: Order): OrderEvent[] {
  const initial = getInitialQuantity(order)
  const remaining = getRemainingQuantity(order)
  const isPartlySold = 0n < remaining && remaining < initial
  const end = endKinds.find((kind) => kind === order.status)
  const events: (Omit<OrderEvent, 'at'> & { at: number | undefined })[] = [
    {
      at: parseTime(order.orderCreatedAt ?? order.createdAt),
      kind: 'made',
      order,
      quantity: initial,
      sold: isPartlySold ? initial - remaining : 0n,
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
      sold: 0n,
    })
  return events.flatMap(({ at, ...event }) =>
    at === undefined ? [] : { ...event, at },
  )
}

/**
 * Returns the events of lists of orders, the last first, without offers for the
 * whole collection. A list with more pages lacks older changes: events older than
 * all its orders are left out, so that none is missing in between.
 */
export function listOrderEvents(
  lists: readonly { hasMore: boolean | undefined; orders: readonly Order[] }[],
): OrderEvent[] {
  const oldest = lists.map(({ hasMore, orders }) =>
    hasMore
      ? Math.min(...orders.map(({ updatedAt }) => parseTime(updatedAt) ?? 0))
      : 0,
  )
  return lists
    .flatMap(({ orders }) => orders)
    .filter(({ tokenId }) => tokenId !== undefined)
    .flatMap(getOrderEvents)
    .filter(({ at }) => at >= Math.max(...oldest))
    .sort((a, b) => b.at - a.at)
}
