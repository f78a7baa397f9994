import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { getOrders, type Request, type Response } from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, ordersStaleTime, readSettings } from './settings.js'

/**
 * Orders by their identifiers, page by page.
 * Operation: `Marketplace/GetOrders`.
 */
export function ordersQueryOptions(
  client: MarketplaceClient,
  parameters: ordersQueryOptions.Parameters,
) {
  type Page = ordersQueryOptions.Page
  type Data = ordersQueryOptions.Data
  const { chainId, ...body } = parameters
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, getOrders, parameters),
    queryFn: ({ pageParam, signal }) =>
      client.request(
        getOrders,
        { ...body, page: { ...body.page, page: pageParam } },
        { chainId, signal },
      ),
    initialPageParam: parameters.page?.page ?? 1,
    getNextPageParam: nextPage,
    staleTime: ordersStaleTime,
  })
}

export declare namespace ordersQueryOptions {
  type Parameters = Request<typeof getOrders> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof getOrders>
  type Data = InfiniteData<Page, number>
}
