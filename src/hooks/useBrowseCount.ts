'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { collectiblesQueryOptions } from '../query/collectiblesQueryOptions.js'
import { useCollectiblesPage } from './useCollectiblesPage.js'

/** What the service sends on one page at most, and so what is counted. */
const most = 100

/**
 * How many collectibles a filter finds, up to 100: the service tells pages and
 * counts nothing, so that more would be read page by page.
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
  const { data } = useCollectiblesPage(
    parameters === skipToken
      ? skipToken
      : {
          ...parameters,
          page: { pageSize: most },
          query: {
            placeholderData: (before) => before,
            select: ({ collectibles, page }) => ({
              found: collectibles.length,
              hasMore: page?.more ?? false,
            }),
          },
        },
  )
  return parameters === skipToken ? undefined : data
}

export declare namespace useBrowseCount {
  /** Undefined until it is known; `hasMore` where there are more than that. */
  type ReturnType = { found: number; hasMore: boolean } | undefined
}
