import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query'
import { checked } from '../errors.js'
import { getAudience } from '../rpc/operations.js'
import { flowsPrefix, quotesPrefix } from './keyParts.js'

/**
 * Whether to persist a query. Excludes quotes and flow activity, which belong to
 * one page load, and audiences, whose contacts are personal data. Pass it to the
 * `dehydrateOptions` of a persister; without it, the persister stores them.
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
      first !== flowsPrefix &&
      first !== quotesPrefix &&
      operation !== getAudience.name
    )
  })
}
