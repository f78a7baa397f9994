'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { useListingsPage } from '../../hooks/reads/useListingsPage.js'
import { useOffersPage } from '../../hooks/reads/useOffersPage.js'
import {
  pollWhileVisible,
  retryUntilFresh,
} from '../../query/pollWhileVisible.js'
import type { OrderFilter } from '../../rpc/requests.js'
import { useFailure } from '../failure/useFailure.js'
import { useRetryFailed } from '../failure/useRetryFailed.js'
import { keepPreviousFor } from './keepPreviousFor.js'
import { useOrderRows } from './useOrderRows.js'
import { useTablePage } from './useTablePage.js'

/** Status of a table, written as `data-status`. */
export type TableStatus = 'loading' | 'error' | 'empty' | 'ready'

/** How a table is sorted. */
export type TableSort = { column: string; order: 'ASC' | 'DESC' }

/** Which orders a table shows, and how. */
export type OrdersTableParameters = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Filters the orders. */
  filter?: OrderFilter | undefined
  /** Refetches every 15 seconds while the page is visible. @default true */
  live?: boolean | undefined
  /** Rows per page. @default 10 */
  pageSize?: number | undefined
  /** Initial sort. @default the best price first */
  sort?: TableSort | undefined
  /** The token, in decimal digits. */
  tokenId: string
}

export type OrdersTable = ReturnType<typeof useOrdersTable>

export function useOrdersTable(
  side: 'listing' | 'offer',
  parameters: OrdersTableParameters,
) {
  const { live = true, pageSize = 10, sort: firstSort, ...of } = parameters
  const { chainId, contractAddress, tokenId } = of
  const [chosen, setChosen] = useState<TableSort>()
  const sort = chosen ?? firstSort ?? getDefaultSort(side)
  const { key, page, setPage } = useTablePage([of, pageSize, sort])
  const request = {
    ...of,
    page: { page, pageSize, sort: [sort] },
    query: {
      ...(live ? pollWhileVisible() : retryUntilFresh),
      placeholderData: keepPreviousFor({ chainId, contractAddress, tokenId }),
    },
  }
  const listings = useListingsPage(side === 'listing' ? request : skipToken)
  const offers = useOffersPage(side === 'offer' ? request : skipToken)
  const query = side === 'listing' ? listings : offers
  const failure = useFailure(query)
  const retryFailed = useRetryFailed()
  const orders =
    side === 'listing' ? listings.data?.listings : offers.data?.offers
  // A placeholder of another page doesn't load after a failure.
  const isChanging = query.isPlaceholderData && !failure
  const { now, rows } = useOrderRows(failure ? undefined : orders, {
    chainId,
    isPlaceholder: isChanging,
    key,
  })
  const getStatus = (): TableStatus => {
    if (failure) return 'error'
    // The other page's rows are hidden, which doesn't mean that there are none.
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
    setPage: (next: number) => setPage(Math.max(1, next)),
    setSort: setChosen,
    sort,
    status: getStatus(),
  }
}

/** Rows stay visible when a refetch fails. */
export function getTableStatus(
  query: { data: unknown; isPending: boolean },
  count: number,
): TableStatus {
  if (query.isPending) return 'loading'
  if (count > 0) return 'ready'
  return query.data === undefined ? 'error' : 'empty'
}

/** US dollars compare across currencies. */
function getDefaultSort(side: 'listing' | 'offer'): TableSort {
  return { column: 'priceUSD', order: side === 'listing' ? 'ASC' : 'DESC' }
}
