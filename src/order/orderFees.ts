import type { Order } from '../rpc/schemas.js'
import { getUnitPrice } from './unitPrice.js'

/** One of the fees within a price. */
export type OrderFee = {
  /** In smallest units. */
  amount: bigint
  /** Hundredths of a per cent; absent for what nobody accounts for. */
  bps?: number | undefined
  kind: string
  recipientAddress?: string | undefined
}

/**
 * What a price is made of: the fees, and what the seller receives. The fees are
 * rounded down, and what rounding leaves over goes to the last of them, so that
 * the parts add up to the price exactly.
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
  const told = fees.reduce((sum, { amount }) => sum + amount, 0n)
  const net = getNet(order, price) ?? price - told
  const rest = price - net - told
  const last = fees.at(-1)
  if (rest === 0n) return { fees, net }
  if (last && abs(rest) <= BigInt(fees.length))
    return { fees: [...fees.slice(0, -1), add(last, rest)], net }
  return rest > 0n
    ? { fees: [...fees, { amount: rest, kind: 'other' }], net }
    : { fees, net: price - told }
}

function getNet(order: Order, price: bigint): bigint | undefined {
  if (order.priceAmountNet === undefined) return undefined
  const net = BigInt(order.priceAmountNet)
  return net <= price ? net : undefined
}

function add(fee: OrderFee, rest: bigint): OrderFee {
  return { ...fee, amount: fee.amount + rest }
}

/** Basis points come as numbers, and strangers may send fractions of them. */
function getShare(price: bigint, bps: number): bigint {
  const whole = Number.isFinite(bps) ? Math.min(Math.max(bps, 0), 10_000) : 0
  return (price * BigInt(Math.round(whole * 100))) / 1_000_000n
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
