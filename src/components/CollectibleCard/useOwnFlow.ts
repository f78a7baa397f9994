'use client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { createListeners } from '../../hooks/createListeners.js'
import { getTradedItems, type TradedItem } from '../../hooks/getTradedItems.js'
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

/** `waiting`: other parts of the flow come before the item. */
export type OwnFlow = FlowKind | 'waiting'

export function useOwnFlow(
  account: Address | undefined,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): OwnFlow | undefined {
  const client = useMarketplaceClient()
  const { read, subscribe } = getOwnFlows(useQueryClient(), client, account)
  return useSyncExternalStore(
    subscribe,
    () =>
      read()
        .map((flow) => getOwnFlow(flow, collectible, place))
        .find(Boolean),
    noFlow,
  )
}

const noFlow = () => undefined

function getOwnFlow(
  { intent, parts }: TrackedFlow,
  collectible: CollectibleOrder,
  place: CollectionPlace,
): OwnFlow | undefined {
  const { listing, metadata, offer, order } = collectible
  const known = listing ?? order ?? offer
  const contract = place.contractAddress ?? known?.collectionContractAddress
  if ((place.chainId ?? known?.chainId) !== intent.chainId) return undefined
  const items = getTradedItems(intent)
  const isItem = ({ collection, orderId, tokenId }: TradedItem) =>
    collection.toLowerCase() === contract?.toLowerCase() &&
    (tokenId === metadata.tokenId ||
      (orderId !== undefined && orderId === listing?.orderId))
  // Each of several listings or cancellations has a part of its own, and one token can
  // have several.
  const statuses = items.flatMap((item, index) =>
    isItem(item) ? [items.length > 1 ? parts?.[index]?.status : undefined] : [],
  )
  const open = statuses.filter((it) => it !== 'done' && it !== 'over')
  if (open.some((it) => it !== 'waiting')) return intent.kind
  return open.length > 0 ? 'waiting' : undefined
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
