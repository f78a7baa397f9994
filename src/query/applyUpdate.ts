import type {
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
} from '@tanstack/react-query'
import { readsPrefix } from './getAffectedQueries.js'

/** An optimistic change of cached data. */
export type OptimisticUpdate = {
  filters: QueryFilters<QueryKey>
  /** Returns a changed copy of the data, or the same data if nothing changes. */
  change: (data: unknown, queryKey: QueryKey) => unknown
}

/**
 * Applies an update to the queries in the cache. Cancels running refetches,
 * because they may return older data, and restarts those whose data the update
 * does not change. First loads continue. Returns a function that undoes the
 * update, except in data that was fetched since.
 */
export function applyUpdate(
  queryClient: QueryClient,
  update: OptimisticUpdate,
): () => void {
  const undo = queryClient
    .getQueryCache()
    .findAll(update.filters)
    .map((query) => applyOverRefetch(queryClient, query, update))
  return () => {
    for (const undoOne of undo) undoOne()
  }
}

function applyOverRefetch(
  queryClient: QueryClient,
  query: Query,
  update: OptimisticUpdate,
): () => void {
  const exact = { exact: true, queryKey: query.queryKey }
  const isFetching = query.state.fetchStatus !== 'idle'
  if (!isFetching || !query.state.data)
    return applyToQuery(queryClient, query, update)
  queryClient.cancelQueries(exact)
  const before = query.state.data
  const undo = applyToQuery(queryClient, query, update)
  const refetch = () => void queryClient.invalidateQueries(exact)
  if (query.state.data === before) refetch()
  return () => {
    undo()
    refetch()
  }
}

/** Applies an update to the data of one query; returns a function that undoes it. */
export function applyToQuery(
  queryClient: QueryClient,
  query: Query,
  update: OptimisticUpdate,
): () => void {
  const { queryHash, queryKey } = query
  const { data, dataUpdatedAt: updatedAt } = query.state
  const noop = () => {}
  if (!data || queryKey[0] !== readsPrefix) return noop
  const updated = update.change(data, queryKey)
  if (updated === data) return noop
  const write = (next: unknown) => {
    queryClient.setQueryData<unknown>(queryKey, next, { updatedAt })
    // The next component that mounts refetches it, even from a persisted cache.
    const exact = { exact: true, queryKey, refetchType: 'none' } as const
    queryClient.invalidateQueries(exact)
  }
  write(updated)
  const updatedData = query.state.data
  return () => {
    const isCached = queryClient.getQueryCache().get(queryHash) === query
    const now = query.state
    // Data that was fetched since stays, even if it is equal.
    if (isCached && now.data === updatedData && now.dataUpdatedAt === updatedAt)
      write(data)
  }
}
