import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listCollectibles,
  type Request,
  type Response,
} from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, ordersStaleTime, readSettings } from './settings.js'

/**
 * The collectibles of a collection with their best orders, page by page.
 * Operation: `Marketplace/ListCollectibles`.
 */
export function collectiblesQueryOptions(
  client: MarketplaceClient,
  parameters: collectiblesQueryOptions.Parameters,
) {
  type Page = collectiblesQueryOptions.Page
  type Data = collectiblesQueryOptions.Data
  const { chainId, ...body } = parameters
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, listCollectibles, parameters),
    queryFn: ({ pageParam, signal }) =>
      client.request(
        listCollectibles,
        { ...body, page: { ...body.page, page: pageParam } },
        { chainId, signal },
      ),
    initialPageParam: parameters.page?.page ?? 1,
    getNextPageParam: nextPage,
    staleTime: ordersStaleTime,
  })
}

export declare namespace collectiblesQueryOptions {
  type Parameters = Request<typeof listCollectibles> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof listCollectibles>
  type Data = InfiniteData<Page, number>
}
