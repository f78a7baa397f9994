import { isSameText } from '../base/equality.js'
import type { OrderItem } from './effects.js'

/** Whether an item is an amount of a currency. */
export function isCurrencyItem(
  { token, tokenId }: OrderItem,
  currency: string,
): boolean {
  return tokenId === undefined && isSameText(token, currency)
}
