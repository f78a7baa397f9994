import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listContractSources,
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
 * The contract sources that a project can deploy, as an infinite query.
 * Operation: `Builder/ListContractSources`.
 *
 * @example
 * import { contractSourcesQueryOptions } from 'marketkit/builder'
 *
 * await queryClient.prefetchInfiniteQuery(
 *   contractSourcesQueryOptions(client, { projectId: 1 }),
 * )
 */
export function contractSourcesQueryOptions(
  client: MarketplaceClient,
  parameters: contractSourcesQueryOptions.Parameters,
): ReadPagesQueryOptions<contractSourcesQueryOptions.Page> {
  return pagesOptions(client, toList(parameters))
}

export declare namespace contractSourcesQueryOptions {
  type Parameters = Request<typeof listContractSources>
  type Page = Response<typeof listContractSources>
  type Data = InfiniteData<Page, number>
}

/**
 * One page of the contract sources that a project can deploy.
 * Operation: `Builder/ListContractSources`.
 *
 * @example
 * import { contractSourcesPageQueryOptions } from 'marketkit/builder'
 *
 * const data = await queryClient.fetchQuery(
 *   contractSourcesPageQueryOptions(client, {
 *     projectId: 1,
 *     page: { page: 2 },
 *   }),
 * )
 */
export function contractSourcesPageQueryOptions(
  client: MarketplaceClient,
  parameters: contractSourcesPageQueryOptions.Parameters,
): ReadQueryOptions<contractSourcesPageQueryOptions.Data> {
  return pageOptions(client, toList(parameters))
}

export declare namespace contractSourcesPageQueryOptions {
  type Parameters = contractSourcesQueryOptions.Parameters
  type Data = contractSourcesQueryOptions.Page
}

function toList(parameters: contractSourcesQueryOptions.Parameters) {
  return {
    operation: listContractSources,
    parameters,
    staleTime: recordsStaleTime,
  }
}
