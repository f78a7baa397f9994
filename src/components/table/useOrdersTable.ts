'use client'
import { hashKey, skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import type { MarketKitError } from '../../errors.js'
import { useListingsPage } from '../../hooks/useListingsPage.js'
import { useOffersPage } from '../../hooks/useOffersPage.js'
import { livePolling, untilFresh } from '../../query/livePolling.js'
import type { OrderFilter } from '../../rpc/requests.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import { keepPreviousFor } from './keepPreviousFor.js'
import type { OrderRow } from './orderRow.js'
import { useOrderRows } from './useOrderRows.js'

/** Where a table stands; written as `data-status`. */
export type TableStatus = 'loading' | 'error' | 'empty' | 'ready'

/** The column that a table is sorted by. */
export type TableSort = { column: string; order: 'ASC' | 'DESC' }

/** Which orders a table shows, and how. */
export type OrdersTableParameters = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Which of the orders. */
  filter?: OrderFilter | undefined
  /** Asks again every 15 seconds while the page is visible. @default true */
  live?: boolean | undefined
  /** Rows of a page. @default 10 */
  pageSize?: number | undefined
  /** How it is sorted at first. @default the best price first */
  sort?: TableSort | undefined
  /** The token, in decimal digits. */
  tokenId: string
}

/** A table of orders without its markup. */
export type OrdersTable = {
  /** Why it could not be read the last time. */
  error: MarketKitError | null
  /** Whether there is another page. */
  hasMore: boolean
  /** Whether what it shows is about to make way for another page. */
  isChanging: boolean
  /** Whether it is being read again. */
  isRefreshing: boolean
  /** Whether what it shows could not be read again. */
  isStale: boolean
  /** The time in milliseconds; a server has none. */
  now: number | undefined
  /** Which page it shows, from 1. */
  page: number
  /** Reads it again. */
  refetch: () => void
  /** Its orders, those that have just gone among them. */
  rows: readonly OrderRow[]
  /** Goes to a page. */
  setPage: (page: number) => void
  /** Sorts it, and goes to the first page. */
  setSort: (sort: TableSort) => void
  /** How it is sorted. */
  sort: TableSort
  /** Where it stands. */
  status: TableStatus
}

/** One page of the orders of a collectible at a time, kept live. */
export function useOrdersTable(
  side: 'listing' | 'offer',
  parameters: OrdersTableParameters,
): OrdersTable {
  const { live = true, pageSize = 10, sort: firstSort, ...of } = parameters
  const { chainId, contractAddress, tokenId } = of
  const [chosen, setChosen] = useState<TableSort>()
  const sort = chosen ?? firstSort ?? getDefaultSort(side)
  const place = hashKey([of, pageSize, sort])
  const [at, setAt] = useState({ page: 1, place })
  const page = at.place === place ? at.page : 1
  const asked = {
    ...of,
    page: { page, pageSize, sort: [sort] },
    query: {
      ...(live ? livePolling() : untilFresh),
      placeholderData: keepPreviousFor({ chainId, contractAddress, tokenId }),
    },
  }
  const listings = useListingsPage(side === 'listing' ? asked : skipToken)
  const offers = useOffersPage(side === 'offer' ? asked : skipToken)
  const query = side === 'listing' ? listings : offers
  const failure = useFailure(query)
  const retryFailed = useRetryFailed()
  const orders =
    side === 'listing' ? listings.data?.listings : offers.data?.offers
  // Another page does not come back by itself once this one has failed.
  const isChanging = query.isPlaceholderData && !failure
  const { now, rows } = useOrderRows(failure ? undefined : orders, {
    chainId,
    isPlaceholder: isChanging,
    key: `${place}:${page}`,
  })
  const statusOf = () => {
    if (failure) return 'error'
    // Rows of another page that are not shown any more are not "none".
    if (isChanging && rows.length === 0) return 'loading'
    return getTableStatus(query, rows.length)
  }
  return {
    error: query.error ?? failure,
    hasMore: !failure && (query.data?.page?.more ?? false),
    isChanging,
    isRefreshing: query.isFetching && !query.isPending && !failure,
    isStale: query.isError && query.data !== undefined,
    now,
    page,
    refetch: () => void (failure ? retryFailed() : query.refetch()),
    rows,
    setPage: (next) => setAt({ page: Math.max(1, next), place }),
    setSort: setChosen,
    sort,
    status: statusOf(),
  }
}

/** What a table shows: what it has stays, even when asking again failed. */
export function getTableStatus(
  query: { data: unknown; isPending: boolean },
  count: number,
): TableStatus {
  if (query.isPending) return 'loading'
  if (count > 0) return 'ready'
  return query.data === undefined ? 'error' : 'empty'
}

/**
 * Prices in several currencies compare in dollars alone; services send those
 * whose dollars they do not know at the end.
 */
function getDefaultSort(side: 'listing' | 'offer'): TableSort {
  return { column: 'priceUSD', order: side === 'listing' ? 'ASC' : 'DESC' }
}
