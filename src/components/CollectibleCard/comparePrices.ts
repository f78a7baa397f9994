import { compareUnitPrices, isSameCurrency } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** Direction of a price change; `other` if the prices can't be compared. */
export type PriceTrend = 'down' | 'up' | 'other'

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
