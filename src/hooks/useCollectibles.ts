'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { collectiblesQueryOptions } from '../query/collectiblesQueryOptions.js'
import { type InfiniteReadParameters, infiniteReadOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the collectibles of a collection with their best orders, as an
 * infinite list. Operation: `Marketplace/ListCollectibles`.
 *
 * @example
 * import { useCollectibles } from 'marketkit'
 *
 * const { data, fetchNextPage } = useCollectibles({
 *   chainId: 137,
 *   contractAddress,
 *   side: 'listing',
 * })
 */
export function useCollectibles<selected = useCollectibles.Data>(
  parameters: useCollectibles.Parameters<selected>,
): useCollectibles.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useInfiniteQuery(
    infiniteReadOptions(
      parameters,
      (complete: collectiblesQueryOptions.Parameters) =>
        collectiblesQueryOptions(client, complete),
    ),
  )
}

export declare namespace useCollectibles {
  type Data = collectiblesQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    collectiblesQueryOptions.Parameters,
    collectiblesQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = UseInfiniteQueryResult<
    selected,
    MarketKitError
  >
}
