import type { CollectibleOrder } from '../../rpc/schemas.js'
import type { NetworkConfig } from '../context.js'
import type { Side } from './orderConditions.js'
import type { CollectibleRow } from './selectCollectibles.js'
import type { SentOrder } from './sentColumns.js'
import { toWireMetadata } from './toWireMetadata.js'
import { toWireOrder } from './toWireOrder.js'

/** Converts a collectible and its orders to their wire form. */
export function toWireCollectible(
  { collectible, collection, order, other }: CollectibleRow,
  at: { network: NetworkConfig; now: number; side: Side },
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
    metadata: toWireMetadata(collectible, collection?.id),
    order: best,
    listing: isListing ? best : opposite,
    offer: isListing ? opposite : best,
  }
}
