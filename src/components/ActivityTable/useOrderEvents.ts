'use client'
import type { Address } from 'viem'
import { useListingsPage } from '../../hooks/reads/useListingsPage.js'
import { useOffersPage } from '../../hooks/reads/useOffersPage.js'
import { isOneToken } from '../../order/quantity.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import { useFailure } from '../failure/useFailure.js'
import type { TableState } from '../table/Table.js'
import { getTableStatus } from '../table/useOrdersTable.js'
import { useTablePage } from '../table/useTablePage.js'
import { listOrderEvents, type OrderEvent } from './orderEvents.js'

/** Fetched listings, and fetched offers: those that changed last. */
const ordersPerSide = 100

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
      page: 1,
      pageSize: ordersPerSide,
      sort: [{ column: 'updatedAt', order: 'DESC' }],
    },
    query: pollWhileVisible({ every: 60_000 }),
  }
  const listings = useListingsPage(request)
  const offers = useOffersPage(request)
  const failures = [useFailure(listings), useFailure(offers)]
  const paging = useTablePage(item)
  const error = failures.find((failure) => failure !== null) ?? null
  const queries = [listings, offers]
  const events =
    listings.data && offers.data
      ? listOrderEvents(listings.data.listings, offers.data.offers)
      : undefined
  const lastPage = Math.ceil((events?.length ?? 0) / pageSize)
  const page = Math.max(1, Math.min(paging.page, lastPage))
  const rows = events?.slice((page - 1) * pageSize, page * pageSize) ?? []
  return {
    error,
    hasMore: page < lastPage,
    hasQuantities:
      events?.some(
        ({ order, quantity }) => quantity > 0n && !isOneToken(order, quantity),
      ) ?? false,
    isChanging: false,
    isRefreshing:
      !error && queries.some((query) => query.isFetching && !query.isPending),
    isStale:
      !error &&
      queries.some((query) => query.isError && query.data !== undefined),
    page,
    refetch() {
      for (const query of queries) void query.refetch()
    },
    rows,
    setPage: paging.setPage,
    status: error
      ? 'error'
      : getTableStatus({ data: events, isPending: !events }, rows.length),
  }
}
