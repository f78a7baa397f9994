import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { listListings, type Request, type Response } from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, ordersStaleTime, readSettings } from './settings.js'

/**
 * The listings of a collectible, page by page.
 * Operation: `Marketplace/ListListingsForCollectible`.
 */
export function listingsQueryOptions(
  client: MarketplaceClient,
  parameters: listingsQueryOptions.Parameters,
) {
  type Page = listingsQueryOptions.Page
  type Data = listingsQueryOptions.Data
  const { chainId, ...body } = parameters
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, listListings, parameters),
    queryFn: ({ pageParam, signal }) =>
      client.request(
        listListings,
        { ...body, page: { ...body.page, page: pageParam } },
        { chainId, signal },
      ),
    initialPageParam: parameters.page?.page ?? 1,
    getNextPageParam: nextPage,
    staleTime: ordersStaleTime,
  })
}

export declare namespace listingsQueryOptions {
  type Parameters = Request<typeof listListings> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof listListings>
  type Data = InfiniteData<Page, number>
}
