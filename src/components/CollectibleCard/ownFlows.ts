import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import {
  isMoving,
  type TrackedFlow,
  trackedFlowsKey,
} from '../../hooks/trackedFlows.js'
import type { MarketplaceClient } from '../../rpc/client.js'

/** Running flows of one account, shared by any number of subscribers. */
export type OwnFlows = {
  read: () => readonly TrackedFlow[]
  subscribe: (listener: () => void) => () => void
}

const none: readonly TrackedFlow[] = []
const stores = /* @__PURE__ */ new WeakMap<QueryClient, Map<string, OwnFlows>>()

/**
 * Subscribes to the running flows in the query cache. Never fetches and never
 * resumes a flow, because hundreds of cards subscribe.
 */
export function ownFlows(
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
  const key = trackedFlowsKey(client, account)
  const listeners = new Set<() => void>()
  const look = () => {
    const known = queryClient.getQueryData<TrackedFlow[]>(key) ?? none
    const moving = known.filter(isMoving)
    return moving.length > 0 ? moving : none
  }
  let flows = none
  let stop: (() => void) | undefined
  const start = () => {
    flows = look()
    return queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== key[0]) return
      const next = look()
      if (next === flows) return
      flows = next
      for (const listener of listeners) listener()
    })
  }
  return {
    read: () => (stop ? flows : none),
    subscribe(listener) {
      stop ??= start()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
