import { getOrderProblem, type OrderProblem } from '../../order/orderStatus.js'
import { getExpiryTime } from '../../order/orderTime.js'
import { getAvailableQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'

/** An order as a row of a table. */
export type OrderRow = {
  /** The order. */
  order: Order
  /** When it ends, in unix milliseconds. */
  endsAt?: number | undefined
  /** Whether the connected account made it. */
  isOwn: boolean
  /** How many are available now, in decimal digits. */
  quantity: string
  /** Why it can't be filled; undefined while it can. */
  problem?: OrderProblem | undefined
}

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
