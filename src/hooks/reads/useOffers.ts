'use client'
import { offersQueryOptions } from '../../query/offersQueryOptions.js'
import {
  type InfiniteReadParameters,
  type InfiniteReadResult,
  useInfiniteRead,
} from './read.js'

/**
 * Fetches the offers for a collectible, as an infinite list. Operation:
 * `Marketplace/ListOffersForCollectible`.
 *
 * @example
 * import { useOffers } from 'marketkit'
 *
 * const { data, fetchNextPage } = useOffers({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 * })
 */
export function useOffers<selected = useOffers.Data>(
  parameters: useOffers.Parameters<selected>,
): useOffers.ReturnType<selected> {
  return useInfiniteRead(parameters, offersQueryOptions)
}

export declare namespace useOffers {
  type Data = offersQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    offersQueryOptions.Parameters,
    offersQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = InfiniteReadResult<selected>
}
