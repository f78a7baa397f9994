import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { getFloorOrder, type Request } from '../rpc/operations.js'
import type { CollectibleOrder } from '../rpc/schemas.js'
import { queryKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { getReadSettings, notFoundToNull, ordersStaleTime } from './settings.js'

/**
 * The collectible with the cheapest listing of a collection, or null.
 * Operation: `Marketplace/GetFloorOrder`.
 *
 * @example
 * import { floorOrderQueryOptions } from 'marketkit/core'
 *
 * await queryClient.prefetchQuery(
 *   floorOrderQueryOptions(client, { chainId: 137, contractAddress }),
 * )
 */
export function floorOrderQueryOptions(
  client: MarketplaceClient,
  parameters: floorOrderQueryOptions.Parameters,
): ReadQueryOptions<floorOrderQueryOptions.Data> {
  type Data = floorOrderQueryOptions.Data
  const key = queryKey(client, getFloorOrder, parameters)
  const { chainId, ...body } = parameters
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...getReadSettings(client),
    queryKey: key,
    queryFn: ({ signal }) =>
      client
        .request(getFloorOrder, body, { chainId, signal })
        .then(({ collectible }) => collectible ?? null)
        .catch(notFoundToNull),
    staleTime: ordersStaleTime,
  })
}

export declare namespace floorOrderQueryOptions {
  type Parameters = Request<typeof getFloorOrder> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Data = CollectibleOrder | null
}
