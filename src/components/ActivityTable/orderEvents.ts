import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import { getExpiryTime, parseTime } from '../../order/orderTime.js'
import { getInitialQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'

type Side = 'listing' | 'offer'

/** The creation or the end of an order. */
export type OrderEvent = {
  /** Unix milliseconds. */
  at: number
  kind: 'created' | OrderEnd
  order: Order
  side: Side
  /**
   * Base units: all for `created` and `filled`, those not sold for the
   * others.
   */
  quantity: bigint
  /** Base units sold so far if the order is partly filled; otherwise 0. */
  soldQuantity: bigint
}

/** Returns the events of an order, newest first. Skips those without a time. */
function getOrderEvents(order: Order, side: Side): OrderEvent[] {
  const initial = getInitialQuantity(order)
  const remaining = BigInt(order.quantityRemaining ?? initial)
  const isPartlySold = 0n < remaining && remaining < initial
  const end = getOrderEnd(order)
  const events: (Omit<OrderEvent, 'at' | 'side'> & {
    at: number | undefined
  })[] = [
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
    at === undefined ? [] : { ...event, at, side },
  )
}

/**
 * Returns the events of listings and offers, newest first. Leaves out offers for
 * the whole collection.
 */
export function listOrderEvents(
  listings: readonly Order[],
  offers: readonly Order[],
): OrderEvent[] {
  return [
    ...listings.flatMap((order) => getOrderEvents(order, 'listing')),
    ...offers
      .filter(({ tokenId }) => tokenId !== undefined)
      .flatMap((order) => getOrderEvents(order, 'offer')),
  ].sort((a, b) => b.at - a.at)
}
