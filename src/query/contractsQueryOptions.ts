import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listContracts,
  type Request,
  type Response,
} from '../rpc/operations.js'
import { pageOptions, pagesOptions } from './lists.js'
import type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './readQueryOptions.js'
import { recordsStaleTime } from './settings.js'

/**
 * The contracts of a project, as an infinite query.
 * Operation: `Builder/ListContracts`.
 *
 * @example
 * import { contractsQueryOptions } from 'marketkit/builder'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   contractsQueryOptions(client, { projectId: 1 }),
 * )
 */
export function contractsQueryOptions(
  client: MarketplaceClient,
  parameters: contractsQueryOptions.Parameters,
): ReadPagesQueryOptions<contractsQueryOptions.Page> {
  return pagesOptions(client, toList(parameters))
}

export declare namespace contractsQueryOptions {
  type Parameters = Request<typeof listContracts>
  type Page = Response<typeof listContracts>
  type Data = InfiniteData<Page, number>
}

/**
 * One page of the contracts of a project.
 * Operation: `Builder/ListContracts`.
 *
 * @example
 * import { contractsPageQueryOptions } from 'marketkit/builder'
 *
 * const data = await queryClient.fetchQuery(
 *   contractsPageQueryOptions(client, { projectId: 1, page: { page: 2 } }),
 * )
 */
export function contractsPageQueryOptions(
  client: MarketplaceClient,
  parameters: contractsPageQueryOptions.Parameters,
): ReadQueryOptions<contractsPageQueryOptions.Data> {
  return pageOptions(client, toList(parameters))
}

export declare namespace contractsPageQueryOptions {
  type Parameters = contractsQueryOptions.Parameters
  type Data = contractsQueryOptions.Page
}

function toList(parameters: contractsQueryOptions.Parameters) {
  return {
    operation: listContracts,
    parameters,
    staleTime: recordsStaleTime,
  }
}
