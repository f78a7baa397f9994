import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import { listListings, type Request, type Response } from '../rpc/operations.js'
import { pageOptions, pagesOptions } from './lists.js'
import type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './readQueryOptions.js'
import { ordersStaleTime } from './settings.js'

/**
 * The listings of a collectible, as an infinite query.
 * Operation: `Marketplace/ListListingsForCollectible`.
 *
 * @example
 * import { listingsQueryOptions } from 'marketkit/core'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   listingsQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     tokenId: '7',
 *   }),
 * )
 */
export function listingsQueryOptions(
  client: MarketplaceClient,
  parameters: listingsQueryOptions.Parameters,
): ReadPagesQueryOptions<listingsQueryOptions.Page> {
  return pagesOptions(client, toList(parameters))
}

export declare namespace listingsQueryOptions {
  type Parameters = Request<typeof listListings> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof listListings>
  type Data = InfiniteData<Page, number>
}

/**
 * One page of the listings of a collectible.
 * Operation: `Marketplace/ListListingsForCollectible`.
 *
 * @example
 * import { listingsPageQueryOptions } from 'marketkit/core'
 *
 * const data = await queryClient.fetchQuery(
 *   listingsPageQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     tokenId: '7',
 *     page: { page: 2 },
 *   }),
 * )
 */
export function listingsPageQueryOptions(
  client: MarketplaceClient,
  parameters: listingsPageQueryOptions.Parameters,
): ReadQueryOptions<listingsPageQueryOptions.Data> {
  return pageOptions(client, toList(parameters))
}

export declare namespace listingsPageQueryOptions {
  type Parameters = listingsQueryOptions.Parameters
  type Data = listingsQueryOptions.Page
}

function toList(parameters: listingsQueryOptions.Parameters) {
  return {
    operation: listListings,
    parameters,
    staleTime: ordersStaleTime,
  }
}
