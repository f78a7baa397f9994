'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import { marketplaceQueryKey } from '../../query/queryKey.js'

/**
 * Reads anew what of the service could not be read at all: who presses for one
 * part of a page need not press for each of the others. What is shown from
 * before has its own way on, as of a long list all pages would be read.
 */
export function useRetryFailed(): () => void {
  const client = useMarketplaceClient()
  const queryClient = useQueryClient()
  return () => {
    const failed = queryClient.getQueryCache().findAll({
      predicate: ({ state }) =>
        state.data === undefined && state.errorUpdateCount > 0,
      queryKey: marketplaceQueryKey(client),
      type: 'active',
    })
    // As if it had never failed: it shows as loading, and soon asks again.
    for (const { queryKey } of failed)
      void queryClient.resetQueries({ exact: true, queryKey })
  }
}
