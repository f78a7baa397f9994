'use client'
import type { Address } from 'viem'
import {
  getTradedItems,
  type TradedItem,
} from '../../hooks/flows/getTradedItems.js'
import { isMoving, type TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { useSelectedFlows } from '../../hooks/flows/useTrackedFlows.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import type { FlowKind } from '../../steps/model/intent.js'

export type CollectionId = {
  chainId?: number | undefined
  contractAddress?: string | undefined
}

/** `waiting`: other parts of the flow come before the item. */
export type OwnFlow = FlowKind | 'waiting'

export function useOwnFlow(
  account: Address | undefined,
  collectible: CollectibleOrder,
  collectionId: CollectionId,
): OwnFlow | undefined {
  return useSelectedFlows(account, (flows) =>
    flows
      .filter(isMoving)
      .map((flow) => getOwnFlow(flow, collectible, collectionId))
      .find(Boolean),
  )
}

function getOwnFlow(
  { intent, parts }: TrackedFlow,
  collectible: CollectibleOrder,
  collectionId: CollectionId,
): OwnFlow | undefined {
  const { listing, metadata, offer, order } = collectible
  const known = listing ?? order ?? offer
  const contract =
    collectionId.contractAddress ?? known?.collectionContractAddress
  if ((collectionId.chainId ?? known?.chainId) !== intent.chainId)
    return undefined
  const items = getTradedItems(intent)
  const isItem = ({ collection, orderId, tokenId }: TradedItem) =>
    collection.toLowerCase() === contract?.toLowerCase() &&
    (tokenId === metadata.tokenId ||
      (orderId !== undefined && orderId === listing?.orderId))
  // Each of several listings or cancellations is one part, and a token can have several.
  const statuses = items.flatMap((item, index) =>
    isItem(item) ? [items.length > 1 ? parts?.[index]?.status : undefined] : [],
  )
  const open = statuses.filter((it) => it !== 'done' && it !== 'ended')
  if (open.some((it) => it !== 'waiting')) return intent.kind
  return open.length > 0 ? 'waiting' : undefined
}
