import type {
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
} from '@tanstack/react-query'
import { applyToQuery, type OptimisticUpdate } from '../../query/applyUpdate.js'

export type HeldUpdates = {
  readonly updated: ReadonlySet<Query>
  release(): void
  undo(): void
}

/** Also applies updates to data that a lagging service sends. */
export function holdUpdates(
  queryClient: QueryClient,
  updates: readonly OptimisticUpdate[],
): HeldUpdates {
  const cache = queryClient.getQueryCache()
  const updated = new Set<Query>()
  const undos = new Map<Query, (() => void)[]>()
  const show = (query: Query, update: OptimisticUpdate) => {
    const before = query.state.data
    const undo = applyToQuery(queryClient, query, update)
    if (query.state.data === before) return
    updated.add(query)
    undos.set(query, [undo, ...(undos.get(query) ?? [])])
  }
  const undo = (query: Query) => {
    for (const one of undos.get(query) ?? []) one()
  }
  for (const update of updates)
    for (const query of cache.findAll(update.filters)) show(query, update)
  const unsubscribe = cache.subscribe((event) => {
    if (!isFetchedOrHydrated(event)) return
    const { query } = event
    updated.delete(query)
    undos.delete(query)
    for (const update of updates)
      if (update.filters.predicate?.(query)) show(query, update)
  })
  return {
    updated,
    release() {
      unsubscribe()
      // Disabled queries never refetch: they would show the update for good.
      for (const query of updated) if (query.isDisabled()) undo(query)
    },
    undo() {
      unsubscribe()
      for (const query of updated) undo(query)
    },
  }
}

function isFetchedOrHydrated(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated') return false
  const { action } = event
  return (
    action.type === 'setState' || (action.type === 'success' && !action.manual)
  )
}
