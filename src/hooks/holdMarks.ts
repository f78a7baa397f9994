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
  const undos: (() => void)[] = []
  const show = (query: Query, mark: Mark) => {
    const before = query.state.data
    undos.unshift(markQuery(queryClient, query, mark))
    if (query.state.data !== before) marked.add(query)
  }
  for (const mark of marks)
    for (const query of cache.findAll(mark.filters)) show(query, mark)
  const release = cache.subscribe((event) => {
    if (!isRead(event)) return
    const { query } = event
    marked.delete(query)
    for (const mark of marks)
      if (mark.filters.predicate?.(query)) show(query, mark)
  })
  return {
    marked,
    release,
    undo() {
      release()
      for (const undo of undos) undo()
    },
  }
}

/** Whether something was read just now, and not written by this page. */
function isRead(event: QueryCacheNotifyEvent): boolean {
  return (
    event.type === 'updated' &&
    event.action.type === 'success' &&
    !event.action.manual
  )
}
