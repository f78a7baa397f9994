import type { OrderItem } from './effects.js'
import { isSame } from './isSame.js'

/** Whether an item is an amount of a currency. */
export function isMoney(
  { token, tokenId }: OrderItem,
  currency: string,
): boolean {
  return tokenId === undefined && isSame(token, currency)
}
