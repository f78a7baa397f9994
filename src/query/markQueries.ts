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
    .map((query) => markOver(queryClient, query, mark))
  return () => {
    for (const one of undo) one()
  }
}

/** Sets a mark in one query, and stops what may answer from before it. */
function markOver(
  queryClient: QueryClient,
  query: Query,
  mark: Mark,
): () => void {
  const exact = { exact: true, queryKey: query.queryKey }
  const isReading = query.state.fetchStatus !== 'idle'
  if (!isReading || !query.state.data)
    return markQuery(queryClient, query, mark)
  queryClient.cancelQueries(exact)
  const before = query.state.data
  const undo = markQuery(queryClient, query, mark)
  const readAgain = () => void queryClient.invalidateQueries(exact)
  if (query.state.data === before) readAgain()
  return () => {
    undo()
    readAgain()
  }
}

/** Sets a mark in what one query holds; answers what takes that back. */
export function markQuery(
  queryClient: QueryClient,
  query: Query,
  mark: Mark,
): () => void {
  const { queryHash, queryKey } = query
  const { data, dataUpdatedAt: updatedAt } = query.state
  const nothing = () => {}
  if (!data || queryKey[0] !== owner) return nothing
  const marked = mark.change(data, queryKey)
  if (marked === data) return nothing
  const write = (next: unknown) => {
    queryClient.setQueryData<unknown>(queryKey, next, { updatedAt })
    // Whoever comes to it reads it anew, also from a stored cache.
    const exact = { exact: true, queryKey, refetchType: 'none' } as const
    queryClient.invalidateQueries(exact)
  }
  write(marked)
  const held = query.state.data
  return () => {
    const isThere = queryClient.getQueryCache().get(queryHash) === query
    const now = query.state
    // What was read since stays, also where it says the very same.
    if (isThere && now.data === held && now.dataUpdatedAt === updatedAt)
      write(data)
  }
}
