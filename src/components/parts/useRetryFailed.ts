'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMarketplaceClient } from '../../hooks/useMarketplaceClient.js'
import { marketplaceQueryKey } from '../../query/queryKey.js'

/**
 * Reads again whatever on the page could not be read: who presses for one part
 * of it need not press for each of the others.
 */
export function useRetryFailed(): () => void {
  const client = useMarketplaceClient()
  const queryClient = useQueryClient()
  return () =>
    void queryClient.refetchQueries(
      {
        predicate: ({ state }) => state.status === 'error',
        queryKey: marketplaceQueryKey(client),
        type: 'active',
      },
      // What is under way already goes on.
      { cancelRefetch: false },
    )
}
