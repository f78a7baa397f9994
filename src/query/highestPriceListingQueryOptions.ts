import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { getHighestPriceListing, type Request } from '../rpc/operations.js'
import type { Order } from '../rpc/schemas.js'
import { queryKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { getReadSettings, notFoundToNull, ordersStaleTime } from './settings.js'

/**
 * The most expensive listing of a collectible, or null.
 * Operation: `Marketplace/GetHighestPriceListingForCollectible`.
 *
 * @example
 * import { highestPriceListingQueryOptions } from 'marketkit/core'
 *
 * const data = await queryClient.fetchQuery(
 *   highestPriceListingQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     tokenId: '7',
 *   }),
 * )
 */
export function highestPriceListingQueryOptions(
  client: MarketplaceClient,
  parameters: highestPriceListingQueryOptions.Parameters,
): ReadQueryOptions<highestPriceListingQueryOptions.Data> {
  type Data = highestPriceListingQueryOptions.Data
  const key = queryKey(client, getHighestPriceListing, parameters)
  const { chainId, ...body } = parameters
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...getReadSettings(client),
    queryKey: key,
    queryFn: ({ signal }) =>
      client
        .request(getHighestPriceListing, body, { chainId, signal })
        .then(({ order }) => order ?? null)
        .catch(notFoundToNull),
    staleTime: ordersStaleTime,
  })
}

export declare namespace highestPriceListingQueryOptions {
  type Parameters = Request<typeof getHighestPriceListing> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = Order | null
}
