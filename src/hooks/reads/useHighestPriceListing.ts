'use client'
import { highestPriceListingQueryOptions } from '../../query/highestPriceListingQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

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
  return useRead(parameters, highestPriceListingQueryOptions)
}

export declare namespace useHighestPriceListing {
  type Data = highestPriceListingQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    highestPriceListingQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
