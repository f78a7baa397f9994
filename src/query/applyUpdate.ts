import type {
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
} from '@tanstack/react-query'
import { owner } from './touchedQueries.js'

/** A change of cached data by a trade, before the service shows it. */
export type OptimisticUpdate = {
  /** The queries that it may change. */
  filters: QueryFilters<QueryKey>
  /** Returns a changed copy of the data, or the same data if nothing changes. */
  change: (data: unknown, queryKey: QueryKey) => unknown
}

/**
 * Applies an update to all queries in the cache. Cancels running refetches,
 * because they may return older data, and repeats those that the update does not
 * change. First loads go on. Returns a function that undoes the update, except in
 * data that was fetched since.
 */
export function applyUpdate(
  queryClient: QueryClient,
  update: OptimisticUpdate,
): () => void {
  const undo = queryClient
    .getQueryCache()
    .findAll(update.filters)
    .map((query) => applyAndRefetch(queryClient, query, update))
  return () => {
    for (const one of undo) one()
  }
}

/** Applies an update to one query, and cancels its running refetch. */
function applyAndRefetch(
  queryClient: QueryClient,
  query: Query,
  update: OptimisticUpdate,
): () => void {
  const exact = { exact: true, queryKey: query.queryKey }
  const isReading = query.state.fetchStatus !== 'idle'
  if (!isReading || !query.state.data)
    return applyToQuery(queryClient, query, update)
  queryClient.cancelQueries(exact)
  const before = query.state.data
  const undo = applyToQuery(queryClient, query, update)
  const readAgain = () => void queryClient.invalidateQueries(exact)
  if (query.state.data === before) readAgain()
  return () => {
    undo()
    readAgain()
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
  const nothing = () => {}
  if (!data || queryKey[0] !== owner) return nothing
  const updated = update.change(data, queryKey)
  if (updated === data) return nothing
  const write = (next: unknown) => {
    queryClient.setQueryData<unknown>(queryKey, next, { updatedAt })
    // The next component that mounts refetches it, even from a persisted cache.
    const exact = { exact: true, queryKey, refetchType: 'none' } as const
    queryClient.invalidateQueries(exact)
  }
  write(updated)
  const held = query.state.data
  return () => {
    const isThere = queryClient.getQueryCache().get(queryHash) === query
    const now = query.state
    // Data that was fetched since stays, even if it is equal.
    if (isThere && now.data === held && now.dataUpdatedAt === updatedAt)
      write(data)
  }
}
