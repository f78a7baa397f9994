import { isSameText } from '../base/plainData.js'
import type { OrderItem } from './effects.js'

export function sumAmounts(items: readonly { amount: bigint }[]): bigint {
  return items.reduce((sum, { amount }) => sum + amount, 0n)
}

export function min(a: bigint, b: bigint): bigint {
  return b < a ? b : a
}

export function max(a: bigint, b: bigint): bigint {
  return b > a ? b : a
}

export function isCurrencyItem(
  { token, tokenId }: OrderItem,
  currency: string,
): boolean {
  return tokenId === undefined && isSameText(token, currency)
}
