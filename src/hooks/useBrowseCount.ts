'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { collectiblesQueryOptions } from '../query/collectiblesQueryOptions.js'
import { useBrowseTotal } from './useBrowseTotal.js'
import { useCollectiblesPage } from './useCollectiblesPage.js'

/** What the service sends on one page at most, and so what is counted. */
const most = 100

/**
 * How many collectibles a filter finds. A filter that excludes nothing gets the
 * total, which takes some small requests the first time. Any other filter is
 * counted up to 100: the service has no counts, so more would have to be read
 * page by page.
 *
 * @example
 * import { useBrowse, useBrowseCount } from 'marketkit'
 *
 * const { parameters } = useBrowse({ chainId: 137, contractAddress })
 * const count = useBrowseCount(parameters)
 * const text = count && `${count.found}${count.hasMore ? '+' : ''} items`
 */
export function useBrowseCount(
  parameters: collectiblesQueryOptions.Parameters | SkipToken,
): useBrowseCount.ReturnType {
  const isAll = parameters !== skipToken && !isNarrowed(parameters)
  const total = useBrowseTotal(isAll ? parameters : skipToken)
  const { data } = useCollectiblesPage(
    parameters === skipToken || isAll
      ? skipToken
      : {
          ...parameters,
          page: { pageSize: most },
          query: {
            select: ({ collectibles, page }) => ({
              found: collectibles.length,
              hasMore: page?.more ?? false,
            }),
          },
        },
  )
  return total === undefined ? data : { found: total, hasMore: false }
}

/** Whether a filter leaves something out, other than what has no order. */
function isNarrowed({ filter }: collectiblesQueryOptions.Parameters): boolean {
  const { includeEmpty: _, ...rest } = filter ?? {}
  return Object.values(rest).some((it) => it?.length)
}

export declare namespace useBrowseCount {
  /** Undefined until it is known; `hasMore` where there are more than that. */
  type ReturnType = { found: number; hasMore: boolean } | undefined
}
