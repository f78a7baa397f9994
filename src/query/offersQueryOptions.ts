import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { listOffers, type Request, type Response } from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, ordersStaleTime, readSettings } from './settings.js'

/**
 * The offers for a collectible, page by page.
 * Operation: `Marketplace/ListOffersForCollectible`.
 */
export function offersQueryOptions(
  client: MarketplaceClient,
  parameters: offersQueryOptions.Parameters,
) {
  type Page = offersQueryOptions.Page
  type Data = offersQueryOptions.Data
  const { chainId, ...body } = parameters
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, listOffers, parameters),
    queryFn: ({ pageParam, signal }) =>
      client.request(
        listOffers,
        { ...body, page: { ...body.page, page: pageParam } },
        { chainId, signal },
      ),
    initialPageParam: parameters.page?.page ?? 1,
    getNextPageParam: nextPage,
    staleTime: ordersStaleTime,
  })
}

export declare namespace offersQueryOptions {
  type Parameters = Request<typeof listOffers> & {
    /** Chain of the collection. */
    chainId: number
  }
  type Page = Response<typeof listOffers>
  type Data = InfiniteData<Page, number>
}
