'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MarketKitError } from '../../errors.js'
import { useCollectibles } from '../../hooks/useCollectibles.js'
import { useCollectiblesPage } from '../../hooks/useCollectiblesPage.js'
import { isShort, untilFresh } from '../../query/livePolling.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import { keepPreviousFor } from '../table/keepPreviousFor.js'
import { useTablePage } from '../table/useTablePage.js'

/** How a grid goes on: by itself, by a button, or page by page. */
export type Paging = 'infinite' | 'button' | 'pages'

/** Which collectibles a grid shows. */
export type GridQuery = Pick<
  Exclude<Parameters<typeof useCollectibles>[0], symbol>,
  'chainId' | 'contractAddress' | 'filter' | 'side'
> & {
  /** Collectibles per page. @default 24 */
  pageSize?: number | undefined
  /** Columns to sort by. */
  sort?: { column: string; order?: string }[] | undefined
}

type PageParameters = {
  /** Page shown at first, of numbered ones. @default 1 */
  defaultPage?: number | undefined
  /** Told of a page that the reader chooses. */
  onPageChange?: ((page: number) => void) | undefined
  /**
   * Page shown, of numbered ones: with it you decide, and begin anew where the
   * filter or the sort changes.
   */
  page?: number | undefined
  /**
   * How it goes on: by itself near the end, by a button, or in numbered pages.
   * @default 'infinite'
   */
  paging?: Paging | undefined
}

/** The collectibles of a grid, in whichever way it is paged. */
export function useGridPages({
  defaultPage = 1,
  onPageChange,
  page: given,
  pageSize = 24,
  paging = 'infinite',
  sort,
  ...place
}: useGridPages.Parameters): useGridPages.ReturnType {
  const { chainId, contractAddress, filter, side } = place
  const subject = { chainId, contractAddress, filter, pageSize, side, sort }
  const chosen = useTablePage(subject, defaultPage)
  const current = given ?? chosen.page
  const numbered = paging === 'pages'
  const keep = keepPreviousFor({ chainId, contractAddress }, filter?.inAccounts)
  const wanted = { ...place, side: place.side ?? 'listing' }
  const list = useCollectibles(
    numbered
      ? skipToken
      : {
          ...wanted,
          page: { pageSize, sort },
          query: {
            ...untilFresh,
            placeholderData: keep,
            refetchOnReconnect: isShort,
            refetchOnWindowFocus: isShort,
          },
        },
  )
  const single = useCollectiblesPage(
    numbered
      ? {
          ...wanted,
          page: { page: current, pageSize, sort },
          query: { ...untilFresh, placeholderData: keep },
        }
      : skipToken,
  )
  const query = numbered ? single : list
  const failure = useFailure(query)
  const retryFailed = useRetryFailed()
  const read = numbered ? single.data && [single.data] : list.data?.pages
  // What was asked before does not come back by itself once this has failed.
  const pages = failure ? undefined : read
  const collectibles = useMemo(() => getUnique(pages ?? []), [pages])
  const setPage = (next: number) => {
    chosen.setPage(next)
    onPageChange?.(next)
  }
  return {
    collectibles,
    error: query.error ?? failure,
    hasMore: numbered
      ? (pages?.[0]?.page?.more ?? false)
      : list.hasNextPage && !list.isPlaceholderData,
    isFailed: failure !== null,
    isLoading: query.isPending && !failure,
    isLoadingMore: !numbered && list.isFetchingNextPage,
    isMoreFailed: !numbered && list.isFetchNextPageError,
    isOld: query.isPlaceholderData && !failure,
    // More of a list that is being read again would stop the reading.
    isReading: query.isFetching,
    isStale: query.isRefetchError || (query.isError && collectibles.length > 0),
    loadMore: list.fetchNextPage,
    page: current,
    pageSize,
    paging,
    refresh: () => void (failure ? retryFailed() : query.refetch()),
    setPage,
  }
}

export declare namespace useGridPages {
  type Parameters = GridQuery & PageParameters
  type ReturnType = {
    /** What there is, each token once, in the order it came in. */
    collectibles: readonly CollectibleOrder[]
    /** Why the last reading failed. */
    error: MarketKitError | null
    /** Whether there are more than these. */
    hasMore: boolean
    /** Whether nothing could be read, as `error` says. */
    isFailed: boolean
    /** Whether nothing is there yet. */
    isLoading: boolean
    /** Whether the next ones are being read. */
    isLoadingMore: boolean
    /** Whether reading the next ones has failed. */
    isMoreFailed: boolean
    /** Whether these belong to what was asked before. */
    isOld: boolean
    /** Whether anything is being read. */
    isReading: boolean
    /** Whether these could not be read again. */
    isStale: boolean
    /** Reads the next ones. */
    loadMore: () => unknown
    /** The page shown, of numbered ones. */
    page: number
    /** Collectibles per page. */
    pageSize: number
    /** How it goes on. */
    paging: Paging
    /** Reads again; where nothing could be read, all else on the page that failed. */
    refresh: () => unknown
    /** Shows another one of numbered pages. */
    setPage: (page: number) => void
  }
}

/** A token can move to a later page while the earlier ones are on screen. */
function getUnique(
  pages: readonly { collectibles: readonly CollectibleOrder[] }[],
): readonly CollectibleOrder[] {
  const byToken = new Map<string, CollectibleOrder>()
  for (const { collectibles } of pages)
    for (const collectible of collectibles)
      byToken.set(collectible.metadata.tokenId, collectible)
  return [...byToken.values()]
}
