import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listContractSources,
  type Request,
  type Response,
} from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, readSettings, recordsStaleTime } from './settings.js'

/**
 * The source code from which a project can deploy contracts, page by page.
 * Operation: `Builder/ListContractSources`.
 */
export function contractSourcesQueryOptions(
  client: MarketplaceClient,
  parameters: contractSourcesQueryOptions.Parameters,
) {
  type Page = contractSourcesQueryOptions.Page
  type Data = contractSourcesQueryOptions.Data
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, listContractSources, parameters),
    queryFn: ({ pageParam, signal }) =>
      client.request(
        listContractSources,
        { ...parameters, page: { ...parameters.page, page: pageParam } },
        { signal },
      ),
    initialPageParam: parameters.page?.page ?? 1,
    getNextPageParam: nextPage,
    staleTime: recordsStaleTime,
  })
}

export declare namespace contractSourcesQueryOptions {
  type Parameters = Request<typeof listContractSources>
  type Page = Response<typeof listContractSources>
  type Data = InfiniteData<Page, number>
}
