import type { CollectibleOrder } from '../../../rpc/schemas.js'
import type { NetworkConfig } from '../../context.js'
import type { Side } from '../orders/orderConditions.js'
import { toWireOrder } from '../orders/toWireOrder.js'
import type { SentOrder } from '../sentColumns.js'
import type { CollectibleRow } from './selectCollectibles.js'
import { toWireMetadata } from './toWireMetadata.js'

/** Converts a collectible and its orders to their wire form. */
export function toWireCollectible(
  { collectible, collection, order, other }: CollectibleRow,
  at: {
    network: NetworkConfig
    now: number
    publicUrl: string | undefined
    side: Side
  },
): CollectibleOrder {
  const sent = (order: SentOrder | null) =>
    order === null
      ? undefined
      : toWireOrder(
          {
            order,
            collection,
            collectibleId: order.tokenId === null ? null : collectible.id,
          },
          at,
        )
  const [best, opposite] = [sent(order), sent(other)]
  const isListing = at.side === 'listing'
  return {
    metadata: toWireMetadata(collectible, collection?.id, at.publicUrl),
    order: best,
    listing: isListing ? best : opposite,
    offer: isListing ? opposite : best,
  }
}
