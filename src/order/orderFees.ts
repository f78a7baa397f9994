import type { Order } from '../rpc/schemas.js'
import { getWholeToken } from './quantity.js'
import { getUnitPrice } from './unitPrice.js'

/** One fee within a price. */
export type OrderFee = {
  /** In smallest units. */
  amount: bigint
  /** Basis points; undefined for a rest that no fee accounts for. */
  bps?: number | undefined
  kind: string
  recipientAddress?: string | undefined
}

/**
 * Splits the unit price into fees and what the seller receives. Fees are
 * rounded down, and the last one takes the rest, so that the parts add up to
 * the price.
 */
export function getOrderFees(order: Order): { fees: OrderFee[]; net: bigint } {
  const price = getUnitPrice(order)
  const entries = order.feeBreakdown.length
    ? order.feeBreakdown
    : order.feeBps
      ? [{ bps: order.feeBps, kind: 'other' }]
      : []
  const fees: OrderFee[] = entries.map((entry) => ({
    ...entry,
    amount: getShare(price, entry.bps),
  }))
  const known = fees.reduce((sum, { amount }) => sum + amount, 0n)
  const net = getNet(order, price) ?? price - known
  const rest = price - net - known
  const last = fees.at(-1)
  if (rest === 0n) return { fees, net }
  if (last && abs(rest) <= BigInt(fees.length))
    return { fees: [...fees.slice(0, -1), add(last, rest)], net }
  return rest > 0n
    ? { fees: [...fees, { amount: rest, kind: 'other' }], net }
    : { fees, net: price - known }
}

function getNet(order: Order, price: bigint): bigint | undefined {
  if (order.priceAmountNet === undefined) return undefined
  const net = BigInt(order.priceAmountNet) * getWholeToken(order)
  return net <= price ? net : undefined
}

function add(fee: OrderFee, rest: bigint): OrderFee {
  return { ...fee, amount: fee.amount + rest }
}

/** Services may send fractional or invalid basis points. */
function getShare(price: bigint, bps: number): bigint {
  const whole = Number.isFinite(bps) ? Math.min(Math.max(bps, 0), 10_000) : 0
  return (price * BigInt(Math.round(whole * 100))) / 1_000_000n
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
