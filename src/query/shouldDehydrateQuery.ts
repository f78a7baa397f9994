import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query'
import { flowsOwner, quoteOwner } from './queryKey.js'

/**
 * Keeps out of a stored cache what belongs to one page alone: quotes, and what
 * is told of flows. For `dehydrateOptions` of a persister. Without it such
 * entries are stored too; no later page takes them, but they stay as long as
 * the cache keeps what nobody uses.
 *
 * @example
 * import { dehydrate } from '@tanstack/react-query'
 * import { shouldDehydrateQuery } from 'marketkit/core'
 *
 * const stored = dehydrate(queryClient, { shouldDehydrateQuery })
 */
export function shouldDehydrateQuery(query: Query): boolean {
  const [first] = query.queryKey
  return (
    defaultShouldDehydrateQuery(query) &&
    first !== flowsOwner &&
    first !== quoteOwner
  )
}
