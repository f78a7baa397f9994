'use client'
import {
  notifyManager,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { flowsPrefix } from '../../query/keyParts.js'
import { useMarketKit } from '../context/useMarketKit.js'
import { createListeners } from '../page/createListeners.js'
import { getTrackedFlowsKey, type TrackedFlow } from './trackedFlows.js'

export function useTrackedFlows(
  account: Address | undefined,
): readonly TrackedFlow[] {
  return useSelectedFlows(account, selectAll)
}

const selectAll = (flows: readonly TrackedFlow[]) => flows

/** `select` must return the same value for the same flows. */
export function useSelectedFlows<selected>(
  account: Address | undefined,
  select: (flows: readonly TrackedFlow[]) => selected,
): selected {
  const { client } = useMarketKit()
  const queryClient = useQueryClient()
  const key = getTrackedFlowsKey(client, account)
  return useSyncExternalStore(
    getListeners(queryClient).subscribe,
    () => select(queryClient.getQueryData<TrackedFlow[]>(key) ?? none),
    () => select(none),
  )
}

const none: readonly TrackedFlow[] = []

type Listeners = ReturnType<typeof createListeners>

const listeners = /* @__PURE__ */ new WeakMap<QueryClient, Listeners>()

/** Hundreds of cards share one subscription to the query cache. */
function getListeners(queryClient: QueryClient): Listeners {
  const known = listeners.get(queryClient)
  if (known) return known
  const made = createListeners((emit) =>
    queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (query.queryKey[0] !== flowsPrefix || type.startsWith('observer'))
        return
      // Deferred, because the cache also changes during a render.
      notifyManager.schedule(emit)
    }),
  )
  listeners.set(queryClient, made)
  return made
}
