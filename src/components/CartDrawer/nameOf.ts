import type { Labels } from '../../labels.js'
import { shortTokenId } from '../parts/shortTokenId.js'
import type { BasketItem } from './useBasket.js'

/** What an item is called before the service has been asked. */
export function nameOf(
  { collectible, order }: Pick<BasketItem, 'collectible' | 'order'>,
  labels: Labels,
): string {
  return (
    collectible?.name ?? labels.untitled(shortTokenId(order.tokenId ?? '0'))
  )
}
