'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { collectiblesQueryOptions } from '../../query/collectiblesQueryOptions.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import { useCollectiblesPage } from '../reads/useCollectiblesPage.js'

/** A page of the items that are counted. */
export const countedItems = { page: { pageSize: 100 } }

/**
 * Counts the collectibles that a filter finds, up to 100. The service sends
 * pages without a total, so `hasMore` says that there are more than `found`.
 * Takes one request (`ListCollectibles`).
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
  return useBrowseCountQuery(parameters).data
}

export function useBrowseCountQuery(
  parameters: collectiblesQueryOptions.Parameters | SkipToken,
) {
  return useCollectiblesPage(
    parameters === skipToken
      ? skipToken
      : {
          ...parameters,
          ...countedItems,
          query: {
            ...retryUntilLoaded,
            select: ({ collectibles, page }) => ({
              found: collectibles.length,
              hasMore: page?.more ?? false,
            }),
          },
        },
  )
}

export declare namespace useBrowseCount {
  /** Undefined until the service has answered. */
  type ReturnType = { found: number; hasMore: boolean } | undefined
}
