import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Operation, Request, Response } from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import type {
  ReadPagesQueryOptions,
  ReadQueryOptions,
} from './readQueryOptions.js'
import { getNextPage, getPreviousPage, getReadSettings } from './settings.js'

type List<operation extends Operation> = {
  operation: operation
  parameters: Request<operation> & PageParameters
  /** Milliseconds for which data is fresh. */
  staleTime: number
}

type PageParameters = {
  chainId?: number | undefined
  page?: { page?: number | null | undefined } | null | undefined
}

/** Options of an infinite query. */
export function pagesOptions<const operation extends Operation>(
  client: MarketplaceClient,
  list: List<operation>,
): ReadPagesQueryOptions<Response<operation>> {
  type Page = Response<operation>
  type Data = InfiniteData<Page, number>
  return infiniteQueryOptions<Page, ReadError, Data, QueryKey, number>({
    ...getReadSettings(client),
    queryKey: queryKey(client, list.operation, list.parameters),
    queryFn: ({ pageParam, signal }) =>
      fetchPage(client, list, { page: pageParam, signal }),
    initialPageParam: getFirstPage(list),
    getNextPageParam: getNextPage,
    getPreviousPageParam: getPreviousPage,
    staleTime: list.staleTime,
  })
}

/** Options of one page. Its key differs from the infinite query's, because the data has another shape. */
export function pageOptions<const operation extends Operation>(
  client: MarketplaceClient,
  list: List<operation>,
): ReadQueryOptions<Response<operation>> {
  type Page = Response<operation>
  return queryOptions<Page, ReadError, Page, QueryKey>({
    ...getReadSettings(client),
    queryKey: [...queryKey(client, list.operation, list.parameters), 'page'],
    queryFn: ({ signal }) =>
      fetchPage(client, list, { page: getFirstPage(list), signal }),
    staleTime: list.staleTime,
  })
}

function fetchPage<const operation extends Operation>(
  client: MarketplaceClient,
  { operation, parameters }: List<operation>,
  { page, signal }: { page: number; signal: AbortSignal },
): Promise<Response<operation>> {
  const { chainId, ...body } = parameters as PageParameters
  const request = { ...body, page: { ...body.page, page } }
  return client.request(operation, request as Request<operation>, {
    chainId,
    signal,
  })
}

function getFirstPage({ parameters }: { parameters: PageParameters }): number {
  return parameters.page?.page ?? 1
}
