import {
  bySorting,
  compareLast,
  compareOrders,
  dollarsOf,
  isAmong,
  isFillable,
  type ModelOrder,
  type World,
} from './readsModel.js'

/** What the orders of one collectible are asked with. */
export type OrdersRequest = {
  side: ModelOrder['side']
  tokenId: bigint
  filter?:
    | { createdBy?: string[]; marketplace?: string[]; currencies?: string[] }
    | undefined
  sort?: { column: string; order: 'ASC' | 'DESC' }[] | undefined
}

/** What the list of the orders of one collectible must be. */
export function ordersModel(
  world: World,
  { filter = {}, side, sort = [], tokenId }: OrdersRequest,
): ModelOrder[] {
  return world.orders
    .filter(
      (order) =>
        isFillable(order) &&
        order.side === side &&
        (order.tokenId === tokenId || order.tokenId === null) &&
        isAmong(order.maker, filter.createdBy) &&
        isAmong(order.marketplace, filter.marketplace) &&
        isAmong(order.currency, filter.currencies),
    )
    .sort((a, b) => bySorting(a, b, sort) || compareOrders(a, b))
}

/** The dearest listing by dollars; what has none is last, then by amount. */
export function dearestModel(
  world: World,
  request: OrdersRequest,
): ModelOrder | undefined {
  return ordersModel(world, { ...request, sort: [] }).sort(
    (a, b) =>
      compareLast(dollarsOf(a), dollarsOf(b), true) ||
      b.price - a.price ||
      b.id - a.id,
  )[0]
}
