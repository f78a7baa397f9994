import type { CollectibleOrder } from '../../src/core.js'
import type { CollectibleAction } from '../../src/index.js'
import type { WorldInfo } from '../../src/service/node/world/startWorld.js'
import type { Trade } from './Dialogs.js'

/** Returns the trade for an action on a collectible. */
export function toTrade(
  action: CollectibleAction,
  collectible: CollectibleOrder,
  collection: WorldInfo['collections'][number],
  chainId: number,
): Trade {
  return {
    action,
    collectible: collectible.metadata,
    collectionName: collection.name,
    item: {
      chainId,
      contractAddress: collection.address,
      contractType: collection.type,
      tokenId: collectible.metadata.tokenId,
    },
    order: collectible.listing ?? undefined,
  }
}
