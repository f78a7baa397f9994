import type { Order } from '../../rpc/schemas.js'

/** How a price has changed; `other` where the two cannot be compared. */
export type PriceTrend = 'down' | 'up' | 'other'

/** How the price differs from that of an earlier order; undefined if not. */
export function comparePrices(
  earlier: Order | undefined,
  order: Order | undefined,
): PriceTrend | undefined {
  if (!earlier || !order) return undefined
  const was = earlier.priceCurrencyAddress.toLowerCase()
  if (was !== order.priceCurrencyAddress.toLowerCase()) return 'other'
  const change = BigInt(order.priceAmount) - BigInt(earlier.priceAmount)
  if (change === 0n) return undefined
  return change < 0n ? 'down' : 'up'
}
