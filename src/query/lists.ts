import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Operation, Request, Response } from '../rpc/operations.js'
import { queryKey } from './queryKey.js'
import { nextPage, previousPage, readSettings } from './settings.js'

/** What a list reads, whichever way it is read. */
type List<operation extends Operation> = {
  operation: operation
  parameters: Request<operation> & PageParameters
  /** Milliseconds for which it counts as fresh. */
  staleTime: number
}

type PageParameters = {
  chainId?: number | undefined
  page?: { page?: number | null | undefined } | null | undefined
}

/** A list that grows page by page. */
export function pagesOptions<const operation extends Operation>(
  client: MarketplaceClient,
  list: List<operation>,
) {
  type Page = Response<operation>
  type Data = InfiniteData<Page, number>
  return infiniteQueryOptions<Page, MarketKitError, Data, QueryKey, number>({
    ...readSettings,
    queryKey: queryKey(client, list.operation, list.parameters),
    queryFn: ({ pageParam, signal }) =>
      readPage(client, list, { page: pageParam, signal }),
    initialPageParam: firstPage(list),
    getNextPageParam: nextPage,
    getPreviousPageParam: previousPage,
    staleTime: list.staleTime,
  })
}

/** One page of a list, under a key of its own: its data have another shape. */
export function pageOptions<const operation extends Operation>(
  client: MarketplaceClient,
  list: List<operation>,
) {
  type Page = Response<operation>
  return queryOptions<Page, MarketKitError, Page, QueryKey>({
    ...readSettings,
    queryKey: [...queryKey(client, list.operation, list.parameters), 'page'],
    queryFn: ({ signal }) =>
      readPage(client, list, { page: firstPage(list), signal }),
    staleTime: list.staleTime,
  })
}

function readPage<const operation extends Operation>(
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

function firstPage({ parameters }: { parameters: PageParameters }): number {
  return parameters.page?.page ?? 1
}
