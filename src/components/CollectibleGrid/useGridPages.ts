'use client'
import { skipToken } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { ReadError } from '../../errors.js'
import { useCollectibles } from '../../hooks/reads/useCollectibles.js'
import { useCollectiblesPage } from '../../hooks/reads/useCollectiblesPage.js'
import { isShort, retryUntilFresh } from '../../query/pollWhileVisible.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import { keepPreviousFor } from '../table/keepPreviousFor.js'
import { useTablePage } from '../table/useTablePage.js'

export type Paging = 'infinite' | 'button' | 'pages'

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
  /** Initial page, if pages are numbered. @default 1 */
  defaultPage?: number | undefined
  /** Called when the user chooses a page. */
  onPageChange?: ((page: number) => void) | undefined
  /** Controlled page number. Reset it when the filter or the sort changes. */
  page?: number | undefined
  /** How more load: on scroll, by a button, or in pages. @default 'infinite' */
  paging?: Paging | undefined
  /**
   * Whether to show a loaded collectible, for filters that the API doesn't have.
   * @default all
   */
  shows?: ((collectible: CollectibleOrder) => boolean) | undefined
}

export function useGridPages({
  defaultPage = 1,
  onPageChange,
  page: given,
  pageSize = 24,
  paging = 'infinite',
  shows,
  sort,
  ...collectionId
}: useGridPages.Parameters): useGridPages.ReturnType {
  const { chainId, contractAddress, filter, side } = collectionId
  const subject = { chainId, contractAddress, filter, pageSize, side, sort }
  const chosen = useTablePage(subject, defaultPage)
  const current = given ?? chosen.page
  const numbered = paging === 'pages'
  const keep = keepPreviousFor({ chainId, contractAddress }, filter?.inAccounts)
  const request = { ...collectionId, side: collectionId.side ?? 'listing' }
  const list = useCollectibles(
    numbered
      ? skipToken
      : {
          ...request,
          page: { pageSize, sort },
          query: {
            ...retryUntilFresh,
            placeholderData: keep,
            refetchOnReconnect: isShort,
            refetchOnWindowFocus: isShort,
          },
        },
  )
  const single = useCollectiblesPage(
    numbered
      ? {
          ...request,
          page: { page: current, pageSize, sort },
          query: { ...retryUntilFresh, placeholderData: keep },
        }
      : skipToken,
  )
  const query = numbered ? single : list
  const failure = useFailure(query)
  const retryFailed = useRetryFailed()
  const read = numbered ? single.data && [single.data] : list.data?.pages
  // After a failure, nothing would replace the placeholder of another query.
  const pages = failure ? undefined : read
  const collectibles = useMemo(() => {
    const all = getUnique(pages ?? [])
    return shows ? all.filter(shows) : all
  }, [pages, shows])
  const hasNextPage = numbered
    ? (pages?.[0]?.page?.more ?? false)
    : list.hasNextPage && !list.isPlaceholderData
  const hasStalled =
    !numbered && countPagesWithoutNews(pages ?? []) >= maxPagesWithoutNews
  // A page without visible items has no end to scroll to.
  const isSearching =
    !numbered &&
    hasNextPage &&
    collectibles.length === 0 &&
    !list.isError &&
    !hasStalled
  const { fetchNextPage: fetchNext, isFetching } = list
  const fetchNextPage = useCallback(
    // By default, a second call would cancel the first and request the page again.
    () => fetchNext({ cancelRefetch: false }),
    [fetchNext],
  )
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage()
  }, [isFetching, isSearching, fetchNextPage])
  const setPage = (next: number) => {
    chosen.setPage(next)
    onPageChange?.(next)
  }
  return {
    collectibles,
    error: query.error ?? failure,
    hasNextPage,
    hasStalled,
    isLoadingError: failure !== null,
    isLoading: (query.isPending || isSearching) && !failure,
    isFetchingNextPage: !numbered && list.isFetchingNextPage,
    isFetchNextPageError: !numbered && list.isFetchNextPageError,
    isPlaceholderData: query.isPlaceholderData && !failure,
    // Loading more would cancel a refetch of the list.
    isFetching: query.isFetching,
    isRefetchError:
      query.isRefetchError || (query.isError && collectibles.length > 0),
    fetchNextPage,
    page: current,
    pageSize,
    paging: hasStalled ? 'button' : paging,
    refetch: () => void (failure ? retryFailed() : query.refetch()),
    setPage,
  }
}

export declare namespace useGridPages {
  type Parameters = GridQuery & PageParameters
  type ReturnType = {
    /** The collectibles, each token once, in the service's order. */
    collectibles: readonly CollectibleOrder[]
    /** Error of the last fetch. */
    error: ReadError | null
    /** Whether the service has more. */
    hasNextPage: boolean
    /** Whether the last three pages had no new items. More load only by `fetchNextPage`. */
    hasStalled: boolean
    /** Whether nothing could be loaded; `error` says why. */
    isLoadingError: boolean
    /** Whether the first page is loading. */
    isLoading: boolean
    /** Whether more are loading. */
    isFetchingNextPage: boolean
    /** Whether loading more failed. */
    isFetchNextPageError: boolean
    /** Whether these belong to the previous filter or sort. */
    isPlaceholderData: boolean
    /** Whether a fetch is running. */
    isFetching: boolean
    /** Whether the last refetch failed. */
    isRefetchError: boolean
    /** Loads more. */
    fetchNextPage: () => unknown
    /** Current page, if pages are numbered. */
    page: number
    /** Collectibles per page. */
    pageSize: number
    /** How more load; by a button once the service repeats itself. */
    paging: Paging
    /** Refetches. If nothing loaded, retries every failed query of the page. */
    refetch: () => unknown
    /** Shows another page, if pages are numbered. */
    setPage: (page: number) => void
  }
}

/** A service may promise more without end, and send the same page or none. */
const maxPagesWithoutNews = 3

/** Returns how many of the last pages brought no other token. */
function countPagesWithoutNews(
  pages: readonly { collectibles: readonly CollectibleOrder[] }[],
): number {
  const seen = new Set<string>()
  let count = 0
  for (const { collectibles } of pages) {
    const before = seen.size
    for (const { metadata } of collectibles) seen.add(metadata.tokenId)
    count = seen.size > before ? 0 : count + 1
  }
  return count
}

/** A token can move to a later page while earlier pages are cached. */
function getUnique(
  pages: readonly { collectibles: readonly CollectibleOrder[] }[],
): readonly CollectibleOrder[] {
  const byToken = new Map<string, CollectibleOrder>()
  for (const { collectibles } of pages)
    for (const collectible of collectibles)
      byToken.set(collectible.metadata.tokenId, collectible)
  return [...byToken.values()]
}
