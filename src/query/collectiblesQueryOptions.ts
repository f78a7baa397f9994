import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listCollectibles,
  type Request,
  type Response,
} from '../rpc/operations.js'
import { pageOptions, pagesOptions } from './lists.js'
import type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './readQueryOptions.js'
import { ordersStaleTime } from './settings.js'

/**
 * The collectibles of a collection with their best orders, as an infinite query.
 * Operation: `Marketplace/ListCollectibles`.
 *
 * @example
 * import { collectiblesQueryOptions } from 'marketkit/core'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   collectiblesQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     side: 'listing',
 *   }),
 * )
 */
export function collectiblesQueryOptions(
  client: MarketplaceClient,
  parameters: collectiblesQueryOptions.Parameters,
): ReadPagesQueryOptions<collectiblesQueryOptions.Page> {
  return pagesOptions(client, toList(parameters))
}

export declare namespace collectiblesQueryOptions {
  type Parameters = Request<typeof listCollectibles> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof listCollectibles>
  type Data = InfiniteData<Page, number>
}

/**
 * One page of the collectibles of a collection, with their best orders.
 * Operation: `Marketplace/ListCollectibles`.
 *
 * @example
 * import { collectiblesPageQueryOptions } from 'marketkit/core'
 *
 * const data = await queryClient.fetchQuery(
 *   collectiblesPageQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     page: { page: 2 },
 *   }),
 * )
 */
export function collectiblesPageQueryOptions(
  client: MarketplaceClient,
  parameters: collectiblesPageQueryOptions.Parameters,
): ReadQueryOptions<collectiblesPageQueryOptions.Data> {
  return pageOptions(client, toList(parameters))
}

export declare namespace collectiblesPageQueryOptions {
  type Parameters = collectiblesQueryOptions.Parameters
  type Data = collectiblesQueryOptions.Page
}

function toList(parameters: collectiblesQueryOptions.Parameters) {
  return {
    operation: listCollectibles,
    parameters,
    staleTime: ordersStaleTime,
  }
}
