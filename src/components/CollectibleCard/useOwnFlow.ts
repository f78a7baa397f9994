'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { getTradedItems } from '../../hooks/getTradedItems.js'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import type { FlowKind } from '../../steps/base/intent.js'
import { ownFlows } from './ownFlows.js'

/** Collection of a collectible. */
export type CollectionPlace = {
  chainId?: number | undefined
  contractAddress?: string | undefined
}

/** Returns the kind of the account's running flow with a collectible. */
export function useOwnFlow(
  account: Address | undefined,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): FlowKind | undefined {
  const client = useMarketplaceClient()
  const { read, subscribe } = ownFlows(useQueryClient(), client, account)
  return useSyncExternalStore(
    subscribe,
    () => read().find((flow) => isAbout(flow, collectible, place))?.intent.kind,
    noFlow,
  )
}

const noFlow = () => undefined

function isAbout(
  { intent }: TrackedFlow,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): boolean {
  const { listing, metadata, offer, order } = collectible
  const known = listing ?? order ?? offer
  const contract = place.contractAddress ?? known?.collectionContractAddress
  if ((place.chainId ?? known?.chainId) !== intent.chainId) return false
  return getTradedItems(intent).some(
    ({ collection, orderId, tokenId }) =>
      collection.toLowerCase() === contract?.toLowerCase() &&
      (tokenId === metadata.tokenId ||
        (orderId !== undefined && orderId === listing?.orderId)),
  )
}
