import type { CollectibleOrder } from '../../../rpc/schemas.js'
import { type Json, writeObject } from '../json.js'
import type { Side } from '../orders/orderConditions.js'
import type { CollectibleRow } from './selectCollectibles.js'
import { toWireMetadata } from './toWireMetadata.js'

/** Converts a collectible and its orders to their wire form. */
export function toWireCollectible(
  { collectible, collectionId, order, other }: CollectibleRow,
  at: { publicUrl: string | undefined; side: Side },
): Json<CollectibleOrder> {
  const [best, opposite] = [order ?? undefined, other ?? undefined]
  const isListing = at.side === 'listing'
  return writeObject({
    metadata: toWireMetadata(
      collectible,
      collectionId ?? undefined,
      at.publicUrl,
    ),
    order: best,
    listing: isListing ? best : opposite,
    offer: isListing ? opposite : best,
  })
}
