'use client'
import { matchQuery, QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { RequestError } from '../../errors.js'
import { retryUntilFresh } from '../../query/pollWhileVisible.js'
import { marketplaceQueryKey } from '../../query/queryKey.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import { createListeners } from './createListeners.js'

const minGapMs = 10_000

/**
 * Refetches the failed queries once one of them succeeds, so that the others need not
 * wait. Returns how to be told.
 */
export function useServiceBack(
  client: MarketplaceClient,
): (listener: () => void) => () => void {
  const queryClient = useContext(QueryClientContext)
  const [listeners] = useState(createListeners)
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
      listeners.emit()
    })
  }, [client, listeners, queryClient])
  return listeners.subscribe
}

function hasRetryTime(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    (error.reason === 'rateLimited' || error.retryAfter !== undefined)
  )
}
