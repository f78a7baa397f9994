import type {
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
} from '@tanstack/react-query'
import { type Mark, markQuery } from '../query/markQueries.js'

/** Marks that stay on what is read meanwhile. */
export type HeldMarks = {
  /** What shows one. */
  readonly marked: ReadonlySet<Query>
  /** Leaves what is shown, until it is read again. */
  release(): void
  /** Takes back what is shown. */
  undo(): void
}

/**
 * Sets marks on what a cache holds, and on all that is read until they are
 * released: the service may not know yet what they show.
 */
export function holdMarks(
  queryClient: QueryClient,
  marks: readonly Mark[],
): HeldMarks {
  const cache = queryClient.getQueryCache()
  const marked = new Set<Query>()
  const undos = new Map<Query, (() => void)[]>()
  const show = (query: Query, mark: Mark) => {
    const before = query.state.data
    const undo = markQuery(queryClient, query, mark)
    if (query.state.data === before) return
    marked.add(query)
    undos.set(query, [undo, ...(undos.get(query) ?? [])])
  }
  const undo = (query: Query) => {
    for (const one of undos.get(query) ?? []) one()
  }
  for (const mark of marks)
    for (const query of cache.findAll(mark.filters)) show(query, mark)
  const letGo = cache.subscribe((event) => {
    if (!isRead(event)) return
    const { query } = event
    marked.delete(query)
    undos.delete(query)
    for (const mark of marks)
      if (mark.filters.predicate?.(query)) show(query, mark)
  })
  return {
    marked,
    release() {
      letGo()
      // Nobody reads these again: they would show it for good.
      for (const query of marked) if (query.isDisabled()) undo(query)
    },
    undo() {
      letGo()
      for (const query of marked) undo(query)
    },
  }
}

/** Whether something was read or hydrated, and not written by this page. */
function isRead(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated') return false
  const { action } = event
  return (
    action.type === 'setState' || (action.type === 'success' && !action.manual)
  )
}
