import type { CollectibleOrder } from '../../../rpc/schemas.js'
import { type Json, writeObject } from '../json.js'
import type { Side } from '../orders/orderConditions.js'
import type { CollectibleRow } from './selectCollectibles.js'
import { toWireMetadata } from './toWireMetadata.js'

/** Converts a collectible and its orders to their wire form. */
export function toWireCollectible(
  { collectible, collectionId, order, other }: CollectibleRow,
  { publicUrl, side }: { publicUrl: string | undefined; side: Side },
): Json<CollectibleOrder> {
  const [listing, offer] = side === 'listing' ? [order, other] : [other, order]
  return writeObject({
    metadata: toWireMetadata(collectible, collectionId ?? undefined, publicUrl),
    order: order ?? undefined,
    listing: listing ?? undefined,
    offer: offer ?? undefined,
  })
}
