import {
  bySorting,
  compareLast,
  compareOrders,
  getDollars,
  isAmong,
  isFillable,
  type ModelOrder,
  type World,
} from './readsModel.js'

/** A request for the orders of one collectible. */
export type OrdersRequest = {
  side: ModelOrder['side']
  tokenId: bigint
  filter?:
    | {
        createdBy?: string[]
        marketplace?: string[]
        currencies?: string[]
        status?: string[]
      }
    | undefined
  sort?: { column: string; order: 'ASC' | 'DESC' }[] | undefined
}

/** Returns the expected orders of one collectible. */
export function ordersModel(
  world: World,
  { filter = {}, side, sort = [], tokenId }: OrdersRequest,
): ModelOrder[] {
  return world.orders
    .filter(
      (order) =>
        (filter.status?.length
          ? filter.status.includes(getStatusNow(order))
          : isFillable(order)) &&
        order.side === side &&
        (order.tokenId === tokenId ||
          (order.tokenId === null && !filter.status?.length)) &&
        isAmong(order.maker, filter.createdBy) &&
        isAmong(order.marketplace, filter.marketplace) &&
        isAmong(order.currency, filter.currencies),
    )
    .sort((a, b) => bySorting(a, b, sort) || compareOrders(a, b))
}

/**
 * Returns the most expensive listing by dollars; without a rate it comes last,
 * sorted by amount.
 */
export function dearestModel(
  world: World,
  request: OrdersRequest,
): ModelOrder | undefined {
  return ordersModel(world, { ...request, sort: [] }).sort(
    (a, b) =>
      compareLast(getDollars(a), getDollars(b), true) ||
      b.price - a.price ||
      b.id - a.id,
  )[0]
}

/** Returns the status at the time of the tests. */
function getStatusNow({ status, validFrom, validUntil }: ModelOrder): string {
  if (status !== 'active' && status !== 'inactive') return status
  if (validUntil <= 0) return 'expired'
  return validFrom > 0 ? 'inactive' : status
}
