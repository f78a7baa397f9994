'use client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { createListeners } from '../../hooks/createListeners.js'
import { getTradedItems } from '../../hooks/getTradedItems.js'
import {
  getTrackedFlowsKey,
  isMoving,
  type TrackedFlow,
} from '../../hooks/trackedFlows.js'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import type { FlowKind } from '../../steps/base/intent.js'

export type CollectionPlace = {
  chainId?: number | undefined
  contractAddress?: string | undefined
}

export function useOwnFlow(
  account: Address | undefined,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): FlowKind | undefined {
  const client = useMarketplaceClient()
  const { read, subscribe } = getOwnFlows(useQueryClient(), client, account)
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

export type OwnFlows = {
  read: () => readonly TrackedFlow[]
  subscribe: (listener: () => void) => () => void
}

const none: readonly TrackedFlow[] = []
const stores = /* @__PURE__ */ new WeakMap<QueryClient, Map<string, OwnFlows>>()

/** Only reads the query cache, because hundreds of cards subscribe. */
function getOwnFlows(
  queryClient: QueryClient,
  client: MarketplaceClient,
  account: Address | undefined,
): OwnFlows {
  const known = stores.get(queryClient) ?? new Map<string, OwnFlows>()
  stores.set(queryClient, known)
  const name = `${client.scope} ${account?.toLowerCase()}`
  const store = known.get(name) ?? createStore(queryClient, client, account)
  known.set(name, store)
  return store
}

function createStore(
  queryClient: QueryClient,
  client: MarketplaceClient,
  account: Address | undefined,
): OwnFlows {
  const key = getTrackedFlowsKey(client, account)
  const readMoving = () => {
    const known = queryClient.getQueryData<TrackedFlow[]>(key) ?? none
    const moving = known.filter(isMoving)
    return moving.length > 0 ? moving : none
  }
  let flows = none
  const { subscribe } = createListeners((emit) => {
    flows = readMoving()
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== key[0]) return
      const next = readMoving()
      if (next === flows) return
      flows = next
      emit()
    })
    return () => {
      flows = none
      stop()
    }
  })
  return { read: () => flows, subscribe }
}
