'use client'
import type { Address } from 'viem'
import { useListings } from '../../hooks/useListings.js'
import { useOffers } from '../../hooks/useOffers.js'
import { livePolling } from '../../query/livePolling.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import type { TableState } from '../table/Table.js'
import { getTableStatus } from '../table/useOrdersTable.js'
import { useTablePage } from '../table/useTablePage.js'
import { listOrderEvents, type OrderEvent } from './orderEvents.js'

/** Listings, and offers, per request. */
const ordersPerSide = 50

/** Rows per page. */
const pageSize = 10

export function useOrderEvents(item: {
  chainId: number
  contractAddress: Address
  tokenId: string
}): TableState<OrderEvent> & { hasQuantities: boolean } {
  const request = {
    ...item,
    filter: {
      status: ['active', 'inactive', 'filled', 'cancelled', 'expired'],
    },
    page: {
      pageSize: ordersPerSide,
      sort: [{ column: 'updatedAt', order: 'DESC' }],
    },
    query: livePolling({ every: 60_000 }),
  }
  const listings = useListings(request)
  const offers = useOffers(request)
  const failures = [useFailure(listings), useFailure(offers)]
  const retryFailed = useRetryFailed()
  const paging = useTablePage(item)
  const error = failures.find((failure) => failure !== null) ?? null
  const queries = [listings, offers]
  const listingPages = listings.data?.pages
  const offerPages = offers.data?.pages
  const events =
    listingPages && offerPages
      ? listOrderEvents([
          {
            hasMore: listings.hasNextPage,
            orders: listingPages.flatMap((page) => page.listings),
          },
          {
            hasMore: offers.hasNextPage,
            orders: offerPages.flatMap((page) => page.offers),
          },
        ])
      : undefined
  const count = events?.length ?? 0
  const isLoadingMore = queries.some((query) => query.isFetchingNextPage)
  const lastPage = Math.max(1, Math.ceil(count / pageSize))
  const page = isLoadingMore ? paging.page : Math.min(paging.page, lastPage)
  const rows = events?.slice((page - 1) * pageSize, page * pageSize) ?? []
  return {
    error,
    hasMore: page < lastPage || queries.some((query) => query.hasNextPage),
    hasQuantities: events?.some(({ quantity }) => quantity > 1n) ?? false,
    isChanging: false,
    isRefreshing:
      !error && queries.some((query) => query.isFetching && !query.isPending),
    isStale: queries.some((query) => query.isError && query.data !== undefined),
    page,
    refetch() {
      if (error) retryFailed()
      else for (const query of queries) void query.refetch()
    },
    rows,
    setPage(next) {
      paging.setPage(next)
      if (count < next * pageSize)
        for (const query of queries)
          if (query.hasNextPage) void query.fetchNextPage()
    },
    status: error
      ? 'error'
      : rows.length === 0 && isLoadingMore
        ? 'loading'
        : getTableStatus({ data: events, isPending: !events }, rows.length),
  }
}
