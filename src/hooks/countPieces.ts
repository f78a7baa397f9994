import { getWholeToken } from '../order/quantity.js'
import type { Order } from '../rpc/schemas.js'

type Decimals = Pick<Order, 'quantityDecimals'>

/** Number of whole tokens; a quantity with a fraction, such as 2.5, counts as one. */
export function countPieces(
  items: readonly (Decimals & { order?: Decimals; quantity?: string })[],
): bigint {
  return items.reduce((sum, { order, quantity = '1', ...item }) => {
    const whole = getWholeToken(order ?? item)
    const pieces = BigInt(quantity) / whole
    return sum + (pieces * whole === BigInt(quantity) ? pieces : 1n)
  }, 0n)
}
