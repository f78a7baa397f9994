import { getOrderProblem, type OrderProblem } from '../../order/orderStatus.js'
import { getExpiryTime } from '../../order/orderTime.js'
import { getAvailableQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'

/** An order as a table shows it. */
export type OrderRow = {
  /** The order. */
  order: Order
  /** When it ends, in milliseconds since 1970. */
  endsAt?: number | undefined
  /** Whether the connected account made it. */
  isOwn: boolean
  /** How many can be had now, in decimal digits. */
  quantity: string
  /** Why it cannot be filled; absent while it can. */
  problem?: OrderProblem | undefined
}

/** What a table says of an order; without a clock nothing has ended. */
export function toOrderRow(
  order: Order,
  { account, now }: { account: string | undefined; now: number | undefined },
): OrderRow {
  return {
    order,
    endsAt: getExpiryTime(order),
    isOwn: order.createdBy.toLowerCase() === account?.toLowerCase(),
    quantity: String(getAvailableQuantity(order)),
    problem: getOrderProblem(order, now),
  }
}
