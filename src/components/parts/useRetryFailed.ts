'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import { marketplaceQueryKey } from '../../query/queryKey.js'

/**
 * Reads again what of the service could not be read at all: who presses for one
 * part of a page need not press for each of the others. What is shown from
 * before has its own way on, as of a long list all pages would be read.
 */
export function useRetryFailed(): () => void {
  const client = useMarketplaceClient()
  const queryClient = useQueryClient()
  return () =>
    void queryClient.refetchQueries(
      {
        predicate: ({ state }) =>
          state.status === 'error' && state.data === undefined,
        queryKey: marketplaceQueryKey(client),
        type: 'active',
      },
      // What is under way already goes on.
      { cancelRefetch: false },
    )
}
