'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import type { FlowStory } from '../../hooks/flowStories.js'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { ownFlows } from './ownFlows.js'

/** Of which collection a collectible is. */
export type CollectionPlace = {
  chainId?: number | undefined
  contractAddress?: string | undefined
}

/** What the reader's own flow does with a collectible just now, if one does. */
export function useOwnFlow(
  account: Address | undefined,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): FlowStory['kind'] | undefined {
  const client = useMarketplaceClient()
  const { read, subscribe } = ownFlows(useQueryClient(), client, account)
  return useSyncExternalStore(
    subscribe,
    () => read().find((flow) => isAbout(flow, collectible, place))?.kind,
    noFlow,
  )
}

const noFlow = () => undefined

function isAbout(
  { chainId, intent }: FlowStory,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): boolean {
  const { listing, metadata, offer, order } = collectible
  const known = listing ?? order ?? offer
  const contract = place.contractAddress ?? known?.collectionContractAddress
  const isThere =
    (place.chainId ?? known?.chainId) === chainId &&
    typeof intent.contractAddress === 'string' &&
    intent.contractAddress.toLowerCase() === contract?.toLowerCase()
  if (!isThere) return false
  const wanted = Array.isArray(intent.orders) ? intent.orders : [intent]
  return wanted.some(
    ({ orderId, tokenId }) =>
      tokenId === metadata.tokenId ||
      (orderId !== undefined && orderId === listing?.orderId),
  )
}
