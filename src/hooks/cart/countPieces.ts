import { getWholeToken } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'

type Decimals = Pick<Order, 'quantityDecimals'>

type Item = Decimals & { order?: Decimals; quantity?: string }

/** Number of whole tokens; a quantity with a fraction, such as 2.5, counts as one. */
export function countPieces(items: readonly Item[]): bigint {
  return items.reduce((sum, { order, quantity = '1', ...item }) => {
    const whole = getWholeToken(order ?? item)
    const pieces = BigInt(quantity) / whole
    return sum + (pieces * whole === BigInt(quantity) ? pieces : 1n)
  }, 0n)
}

/** Sum of the quantities in whole tokens, such as 2.5; for display. */
export function sumTokens(items: readonly Item[]): bigint | number {
  const counts = items.map(({ order, quantity = '1', ...item }) => {
    const [units, whole] = [BigInt(quantity), getWholeToken(order ?? item)]
    return units % whole ? Number(units) / Number(whole) : units / whole
  })
  const isWhole = (count: bigint | number) => typeof count === 'bigint'
  return counts.every(isWhole)
    ? counts.reduce((sum, count) => sum + count, 0n)
    : counts.reduce<number>((sum, count) => sum + Number(count), 0)
}
