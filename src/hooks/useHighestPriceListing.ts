'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { highestPriceListingQueryOptions } from '../query/highestPriceListingQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the listing of a collectible with the highest price; null if it has
 * none. Operation: `Marketplace/GetHighestPriceListingForCollectible`.
 *
 * @example
 * import { useHighestPriceListing } from 'marketkit'
 *
 * const { data } = useHighestPriceListing({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 * })
 */
export function useHighestPriceListing<selected = useHighestPriceListing.Data>(
  parameters: useHighestPriceListing.Parameters<selected>,
): useHighestPriceListing.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(
      parameters,
      (complete: highestPriceListingQueryOptions.Parameters) =>
        highestPriceListingQueryOptions(client, complete),
    ),
  )
}

export declare namespace useHighestPriceListing {
  type Data = highestPriceListingQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    highestPriceListingQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
