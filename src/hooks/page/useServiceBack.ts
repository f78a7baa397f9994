'use client'
import { matchQuery, QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { RequestError } from '../../errors.js'
import { retryUntilFresh } from '../../query/pollWhileVisible.js'
import { marketplaceQueryKey } from '../../query/queryKey.js'
import type { MarketplaceClient } from '../../rpc/client.js'

const serviceBack = 'marketkit-service-back'

const minGapMs = 10_000

/** When one failed query succeeds, the others need not wait. */
export function useServiceBack(client: MarketplaceClient): void {
  const queryClient = useContext(QueryClientContext)
  useEffect(() => {
    const ofClient = { queryKey: marketplaceQueryKey(client) }
    const cache = queryClient?.getQueryCache()
    const failed = new WeakSet<object>()
    let last = Number.NEGATIVE_INFINITY
    return cache?.subscribe((event) => {
      if (event.type !== 'updated') return
      const { action, query } = event
      if (action.type === 'error') failed.add(query)
      if (action.type !== 'success' || action.manual || !failed.delete(query))
        return
      const now = performance.now()
      if (now - last < minGapMs || !matchQuery(ofClient, query)) return
      last = now
      void queryClient?.refetchQueries(
        {
          ...ofClient,
          predicate: ({ state }) =>
            retryUntilFresh.refetchInterval({ state }) !== false &&
            !hasRetryTime(state.error),
          type: 'active',
        },
        { cancelRefetch: false },
      )
      dispatchEvent(new Event(serviceBack))
    })
  }, [client, queryClient])
}

export function subscribeServiceBack(listener: () => void): () => void {
  addEventListener(serviceBack, listener)
  return () => removeEventListener(serviceBack, listener)
}

function hasRetryTime(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    (error.reason === 'rateLimited' || error.retryAfter !== undefined)
  )
}
