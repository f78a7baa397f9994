import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query'
import { checked } from '../errors.js'
import { getAudience } from '../rpc/operations.js'
import { flowsOwner, quoteOwner } from './sameCase.js'

/**
 * Keeps out of a stored cache what belongs to one page alone, quotes and what
 * is told of flows, and what belongs to others: the contacts of an audience.
 * For `dehydrateOptions` of a persister. Without it such entries are stored
 * too, names and addresses of mail among them.
 *
 * @example
 * import { dehydrate } from '@tanstack/react-query'
 * import { shouldDehydrateQuery } from 'marketkit/core'
 *
 * const stored = dehydrate(queryClient, { shouldDehydrateQuery })
 */
export function shouldDehydrateQuery(query: Query): boolean {
  return checked(() => {
    const [first, , , operation] = query.queryKey
    return (
      defaultShouldDehydrateQuery(query) &&
      first !== flowsOwner &&
      first !== quoteOwner &&
      operation !== getAudience.name
    )
  })
}
