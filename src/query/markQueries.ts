import type {
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
} from '@tanstack/react-query'
import { owner } from './touchedQueries.js'

/** What a trade changes in a cache, before the service shows it. */
export type Mark = {
  /** Where it may show. */
  filters: QueryFilters<QueryKey>
  /** A copy of data with the change; the very same data where there is none. */
  change: (data: unknown, queryKey: QueryKey) => unknown
}

/**
 * Sets a mark in all that is there. Reads under way are stopped, since they
 * would show it as it was, but first loads; those that do not show it begin
 * again. Answers a function that takes it back; what was read since stays.
 */
export function markQueries(queryClient: QueryClient, mark: Mark): () => void {
  const undo = queryClient
    .getQueryCache()
    .findAll(mark.filters)
    .map((query) => markQuery(queryClient, query, mark))
  return () => {
    for (const one of undo) one()
  }
}

/** Sets a mark in what one query holds; answers what takes that back. */
export function markQuery(
  queryClient: QueryClient,
  query: Query,
  mark: Mark,
): () => void {
  const { queryKey } = query
  const { data, dataUpdatedAt: updatedAt, fetchStatus } = query.state
  if (!data || queryKey[0] !== owner) return () => {}
  const exact = { exact: true, queryKey }
  const isReading = fetchStatus !== 'idle'
  // What it would answer may be from before the trade.
  if (isReading) queryClient.cancelQueries(exact)
  const readAgain = (refetchType: 'active' | 'none') => {
    if (isReading) queryClient.invalidateQueries({ ...exact, refetchType })
  }
  const marked = mark.change(data, queryKey)
  if (marked === data) {
    readAgain('active')
    return () => {}
  }
  queryClient.setQueryData<unknown>(queryKey, marked, { updatedAt })
  readAgain('none')
  const held = query.state.data
  return () => {
    if (query.state.data === held)
      queryClient.setQueryData<unknown>(queryKey, data, { updatedAt })
    readAgain('active')
  }
}
