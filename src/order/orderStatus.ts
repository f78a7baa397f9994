import type { Order } from '../rpc/schemas.js'
import { getStartTime, hasExpired } from './orderTime.js'
import { getAvailableQuantity, isFilledUp } from './quantity.js'

/**
 * Why an order can't be filled. `inactive`: the maker can't deliver now, and may
 * later. `early`: it hasn't started. `gone`: it left the list it was in.
 * `unknown`: a status that MarketKit doesn't know.
 */
export type OrderProblem =
  | 'filled'
  | 'cancelled'
  | 'expired'
  | 'inactive'
  | 'early'
  | 'gone'
  | 'unknown'

/** How an order ended. An ended order cannot be filled. */
export type OrderEnd = 'filled' | 'cancelled' | 'expired'

const ends: readonly OrderEnd[] = ['filled', 'cancelled', 'expired']

/** Whether the service says that the order can be filled. Says nothing of the clock. */
export function isActiveOrder(
  order: Pick<Order, 'status'> | undefined,
): boolean {
  return order?.status === 'active'
}

/**
 * How an order ended, if the service says so. An order of any other status, or
 * none, may still be filled, whatever this device's clock says: it must stay
 * possible to cancel it.
 */
export function getOrderEnd(
  order: Pick<Order, 'status'> | undefined,
): OrderEnd | undefined {
  return ends.find((end) => end === order?.status)
}

/**
 * Why the order can't be filled at `now`, unix time in milliseconds; undefined if
 * it can. Only an `active` order can. Without a clock, its start and end are not
 * considered.
 */
export function getOrderProblem(
  order: Order,
  now: number | undefined,
): OrderProblem | undefined {
  if (!isActiveOrder(order))
    return (
      getOrderEnd(order) ??
      (order.status === 'inactive' ? 'inactive' : 'unknown')
    )
  if (isFilledUp(order)) return 'filled'
  if (hasExpired(order, now)) return 'expired'
  if (getAvailableQuantity(order) === 0n) return 'inactive'
  const start = getStartTime(order)
  const isEarly = now !== undefined && start !== undefined && start > now
  return isEarly ? 'early' : undefined
}
