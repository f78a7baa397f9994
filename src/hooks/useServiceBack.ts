'use client'
import { matchQuery, QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { RequestError } from '../errors.js'
import { untilFresh } from '../query/livePolling.js'
import { marketplaceQueryKey } from '../query/queryKey.js'
import type { MarketplaceClient } from '../rpc/client.js'

/** The event of a service that answers again. */
const serviceBack = 'marketkit-service-back'

/** Milliseconds from one to the next; a service that comes and goes has time. */
const apart = 10_000

/**
 * Reads again all that has failed, once, as soon as something of it could be
 * read: the service is back, and nobody has to wait for the pauses of the rest.
 */
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
      if (now - last < apart || !matchQuery(ofClient, query)) return
      last = now
      void queryClient?.refetchQueries(
        {
          ...ofClient,
          predicate: ({ state }) =>
            untilFresh.refetchInterval({ state }) !== false &&
            !isTimed(state.error),
          type: 'active',
        },
        { cancelRefetch: false },
      )
      dispatchEvent(new Event(serviceBack))
    })
  }, [client, queryClient])
}

/** Tells when the service answers again. */
export function subscribeServiceBack(listener: () => void): () => void {
  addEventListener(serviceBack, listener)
  return () => removeEventListener(serviceBack, listener)
}

/** Whether the service has said that it wants time, or how much. */
function isTimed(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    (error.reason === 'rateLimited' || error.retryAfter !== undefined)
  )
}
