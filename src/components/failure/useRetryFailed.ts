'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { marketplaceQueryKey } from '../../query/queryKey.js'

/** Only queries without data: a long list would refetch all its pages. */
export function useRetryFailed(): () => void {
  const { client } = useMarketKit()
  const queryClient = useQueryClient()
  return () => {
    const failed = queryClient.getQueryCache().findAll({
      predicate: ({ state }) =>
        state.data === undefined && state.errorUpdateCount > 0,
      queryKey: marketplaceQueryKey(client),
      type: 'active',
    })
    for (const { queryKey } of failed)
      void queryClient.resetQueries({ exact: true, queryKey })
  }
}
