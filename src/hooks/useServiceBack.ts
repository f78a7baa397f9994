'use client'
import { matchQuery, QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import type { RequestError } from '../errors.js'
import { untilFresh } from '../query/livePolling.js'
import { marketplaceQueryKey } from '../query/queryKey.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { serviceBack } from './useOnline.js'

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
    return cache?.subscribe((event) => {
      if (event.type !== 'updated') return
      const { action, query } = event
      if (action.type === 'error') failed.add(query)
      if (action.type !== 'success' || action.manual || !failed.delete(query))
        return
      if (!matchQuery(ofClient, query)) return
      void queryClient?.refetchQueries(
        {
          ...ofClient,
          predicate: ({ state }) =>
            untilFresh.refetchInterval({ state }) !== false &&
            // Else the service has said when.
            !(state.error as Partial<RequestError>).retryAfter,
          type: 'active',
        },
        { cancelRefetch: false },
      )
      dispatchEvent(new Event(serviceBack))
    })
  }, [client, queryClient])
}
