'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { listingsQueryOptions } from '../query/listingsQueryOptions.js'
import { type InfiniteReadParameters, infiniteReadOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the listings of a collectible, as an infinite list. Operation:
 * `Marketplace/ListListingsForCollectible`.
 *
 * @example
 * import { useListings } from 'marketkit'
 *
 * const { data, fetchNextPage } = useListings({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 * })
 */
export function useListings<selected = useListings.Data>(
  parameters: useListings.Parameters<selected>,
): useListings.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useInfiniteQuery(
    infiniteReadOptions(
      parameters,
      (complete: listingsQueryOptions.Parameters) =>
        listingsQueryOptions(client, complete),
    ),
  )
}

export declare namespace useListings {
  type Data = listingsQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    listingsQueryOptions.Parameters,
    listingsQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = UseInfiniteQueryResult<
    selected,
    MarketKitError
  >
}
