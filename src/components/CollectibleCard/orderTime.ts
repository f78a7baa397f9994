import type { Order } from '../../rpc/schemas.js'

/** When an order ends, in unix seconds; undefined where nobody knows. */
export function endOf({ validUntil }: Order): number | undefined {
  if (!validUntil) return undefined
  const end = /^\d+$/.test(validUntil)
    ? Number(validUntil)
    : Math.floor(Date.parse(validUntil) / 1000)
  return Number.isSafeInteger(end) && end > 0 ? end : undefined
}

/** Whether an order is over by the clock. */
export function hasEnded(order: Order, now: number | undefined): boolean {
  const end = endOf(order)
  return now !== undefined && end !== undefined && end <= now
}
