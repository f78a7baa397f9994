import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import { getOrders, type Request, type Response } from '../rpc/operations.js'
import { pageOptions, pagesOptions } from './lists.js'
import type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './readQueryOptions.js'
import { ordersStaleTime } from './settings.js'

/**
 * Orders by id, as an infinite query.
 * Operation: `Marketplace/GetOrders`.
 *
 * @example
 * import { ordersQueryOptions } from 'marketkit/core'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   ordersQueryOptions(client, {
 *     chainId: 137,
 *     input: [{ contractAddress, orderId }],
 *   }),
 * )
 */
export function ordersQueryOptions(
  client: MarketplaceClient,
  parameters: ordersQueryOptions.Parameters,
): ReadPagesQueryOptions<ordersQueryOptions.Page> {
  return pagesOptions(client, toList(parameters))
}

export declare namespace ordersQueryOptions {
  type Parameters = Request<typeof getOrders> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof getOrders>
  type Data = InfiniteData<Page, number>
}

export function ordersPageQueryOptions(
  client: MarketplaceClient,
  parameters: ordersPageQueryOptions.Parameters,
): ReadQueryOptions<ordersPageQueryOptions.Data> {
  return pageOptions(client, toList(parameters))
}

export declare namespace ordersPageQueryOptions {
  type Parameters = ordersQueryOptions.Parameters
  type Data = ordersQueryOptions.Page
}

function toList(parameters: ordersQueryOptions.Parameters) {
  return {
    operation: getOrders,
    parameters,
    staleTime: ordersStaleTime,
  }
}
