import { compareUnitPrices, isSameCurrency } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** How a price has changed; `other` where the two cannot be compared. */
export type PriceTrend = 'down' | 'up' | 'other'

/** How the price differs from that of an earlier order; undefined if not. */
export function comparePrices(
  earlier: Order | undefined,
  order: Order | undefined,
): PriceTrend | undefined {
  if (!earlier || !order) return undefined
  if (!isSameCurrency(earlier, order)) return 'other'
  const change = compareUnitPrices(order, earlier)
  if (change === 0) return undefined
  return change < 0 ? 'down' : 'up'
}
