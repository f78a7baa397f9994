import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listContracts,
  type Request,
  type Response,
} from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, readSettings, recordsStaleTime } from './settings.js'

/**
 * The contracts of a project, page by page.
 * Operation: `Builder/ListContracts`.
 */
export function contractsQueryOptions(
  client: MarketplaceClient,
  parameters: contractsQueryOptions.Parameters,
) {
  type Page = contractsQueryOptions.Page
  type Data = contractsQueryOptions.Data
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, listContracts, parameters),
    queryFn: ({ pageParam, signal }) =>
      client.request(
        listContracts,
        { ...parameters, page: { ...parameters.page, page: pageParam } },
        { signal },
      ),
    initialPageParam: parameters.page?.page ?? 1,
    getNextPageParam: nextPage,
    staleTime: recordsStaleTime,
  })
}

export declare namespace contractsQueryOptions {
  type Parameters = Request<typeof listContracts>
  type Page = Response<typeof listContracts>
  type Data = InfiniteData<Page, number>
}
