import type { Order } from '../../rpc/schemas.js'
import { readMoment } from './moments.js'

/** Why nothing can be done with an order. */
export type OrderProblem =
  | 'filled'
  | 'cancelled'
  | 'expired'
  | 'inactive'
  | 'early'
  | 'gone'
  | 'unknown'

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
export function orderRow(
  order: Order,
  { account, now }: { account: string | undefined; now: number | undefined },
): OrderRow {
  return {
    order,
    endsAt: readMoment(order.validUntil),
    isOwn: order.createdBy.toLowerCase() === account?.toLowerCase(),
    quantity: quantityOf(order),
    problem: problemOf(order, now),
  }
}

/** Names an order among those of all books. */
export function orderKey({ marketplace, orderId }: Order): string {
  return `${marketplace}:${orderId}`
}

function quantityOf({ quantityAvailable, quantityRemaining }: Order): string {
  if (quantityAvailable === undefined) return quantityRemaining ?? '1'
  if (quantityRemaining === undefined) return quantityAvailable
  return BigInt(quantityAvailable) < BigInt(quantityRemaining)
    ? quantityAvailable
    : quantityRemaining
}

const known = ['filled', 'cancelled', 'expired', 'inactive'] as const

function problemOf(
  order: Order,
  now: number | undefined,
): OrderProblem | undefined {
  const { status, validFrom, validUntil } = order
  if (status !== 'active')
    return known.find((name) => name === status) ?? 'unknown'
  if (order.quantityRemaining === '0') return 'filled'
  if (now === undefined) return undefined
  if ((readMoment(validUntil) ?? Number.POSITIVE_INFINITY) <= now)
    return 'expired'
  return (readMoment(validFrom) ?? 0) > now ? 'early' : undefined
}
