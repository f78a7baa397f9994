import type { InfiniteData } from '@tanstack/react-query'
import type { MarketplaceClient } from '../rpc/client.js'
import {
  listContractSources,
  type Request,
  type Response,
} from '../rpc/operations.js'
import { pageOptions, pagesOptions } from './lists.js'
import { recordsStaleTime } from './settings.js'

/**
 * The source code from which a project can deploy contracts, page by page.
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
) {
  return pagesOptions(client, listOf(parameters))
}

export declare namespace contractSourcesQueryOptions {
  type Parameters = Request<typeof listContractSources>
  type Page = Response<typeof listContractSources>
  type Data = InfiniteData<Page, number>
}

/**
 * The source code from which a project can deploy contracts: one page of them.
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
) {
  return pageOptions(client, listOf(parameters))
}

export declare namespace contractSourcesPageQueryOptions {
  type Parameters = contractSourcesQueryOptions.Parameters
  type Data = contractSourcesQueryOptions.Page
}

function listOf(parameters: contractSourcesQueryOptions.Parameters) {
  return {
    operation: listContractSources,
    parameters,
    staleTime: recordsStaleTime,
  }
}
