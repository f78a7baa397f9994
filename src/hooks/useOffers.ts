'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { offersQueryOptions } from '../query/offersQueryOptions.js'
import { type InfiniteReadParameters, infiniteReadOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

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
  const client = useMarketplaceClient()
  return useInfiniteQuery(
    infiniteReadOptions(parameters, (complete: offersQueryOptions.Parameters) =>
      offersQueryOptions(client, complete),
    ),
  )
}

export declare namespace useOffers {
  type Data = offersQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    offersQueryOptions.Parameters,
    offersQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = UseInfiniteQueryResult<
    selected,
    MarketKitError
  >
}
