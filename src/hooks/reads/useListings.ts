'use client'
import { listingsQueryOptions } from '../../query/listingsQueryOptions.js'
import {
  type InfiniteReadParameters,
  type InfiniteReadResult,
  useInfiniteRead,
} from './read.js'

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
  return useInfiniteRead(parameters, listingsQueryOptions)
}

export declare namespace useListings {
  type Data = listingsQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    listingsQueryOptions.Parameters,
    listingsQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = InfiniteReadResult<selected>
}
