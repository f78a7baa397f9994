import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import { listOffers, type Request, type Response } from '../rpc/operations.js'
import { pageOptions, pagesOptions } from './lists.js'
import type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './readQueryOptions.js'
import { ordersStaleTime } from './settings.js'

/**
 * The offers for a collectible, as an infinite query.
 * Operation: `Marketplace/ListOffersForCollectible`.
 *
 * @example
 * import { offersQueryOptions } from 'marketkit/core'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   offersQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     tokenId: '7',
 *   }),
 * )
 */
export function offersQueryOptions(
  client: MarketplaceClient,
  parameters: offersQueryOptions.Parameters,
): ReadPagesQueryOptions<offersQueryOptions.Page> {
  return pagesOptions(client, toList(parameters))
}

export declare namespace offersQueryOptions {
  type Parameters = Request<typeof listOffers> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof listOffers>
  type Data = InfiniteData<Page, number>
}

/**
 * One page of the offers for a collectible.
 * Operation: `Marketplace/ListOffersForCollectible`.
 *
 * @example
 * import { offersPageQueryOptions } from 'marketkit/core'
 *
 * const data = await queryClient.fetchQuery(
 *   offersPageQueryOptions(client, {
 *     chainId: 137,
 *     contractAddress,
 *     tokenId: '7',
 *     page: { page: 2 },
 *   }),
 * )
 */
export function offersPageQueryOptions(
  client: MarketplaceClient,
  parameters: offersPageQueryOptions.Parameters,
): ReadQueryOptions<offersPageQueryOptions.Data> {
  return pageOptions(client, toList(parameters))
}

export declare namespace offersPageQueryOptions {
  type Parameters = offersQueryOptions.Parameters
  type Data = offersQueryOptions.Page
}

function toList(parameters: offersQueryOptions.Parameters) {
  return {
    operation: listOffers,
    parameters,
    staleTime: ordersStaleTime,
  }
}
