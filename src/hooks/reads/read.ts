'use client'
import {
  type QueryKey,
  type SkipToken,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { ReadError } from '../../errors.js'
import { quoteSettings } from '../../query/settings.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import { useMarketKit } from '../context/useMarketKit.js'

type Query<data, selected, error = ReadError> = UseQueryOptions<
  data,
  error,
  selected,
  QueryKey
>
type InfiniteQuery<page, selected> = UseInfiniteQueryOptions<
  page,
  ReadError,
  selected,
  QueryKey,
  number
>

export type ReadParameters<parameters, data, selected, error = ReadError> =
  | (parameters & {
      /** React Query's own options, such as `select` and `enabled`. */
      query?:
        | Omit<Query<data, selected, error>, 'queryFn' | 'queryKey'>
        | undefined
    })
  | SkipToken

export type QuoteParameters<parameters, data, selected> =
  | (parameters & {
      /** React Query's own options, such as `select` and `enabled`. */
      query?:
        | Omit<
            Query<data, selected>,
            | keyof typeof quoteSettings
            | 'initialData'
            | 'initialDataUpdatedAt'
            | 'queryFn'
            | 'queryKey'
            | 'refetchIntervalInBackground'
            | 'retryDelay'
          >
        | undefined
    })
  | SkipToken

export type InfiniteReadParameters<parameters, page, selected> =
  | (parameters & {
      /** React Query's own options, such as `select` and `enabled`. */
      query?:
        | Omit<
            InfiniteQuery<page, selected>,
            'getNextPageParam' | 'initialPageParam' | 'queryFn' | 'queryKey'
          >
        | undefined
    })
  | SkipToken

export type ReadResult<selected> = UseQueryResult<selected, ReadError>

export type InfiniteReadResult<selected> = UseInfiniteQueryResult<
  selected,
  ReadError
>

export function useRead<parameters extends object, data, selected>(
  parameters: ReadParameters<parameters, data, selected>,
  getOptions: GetOptions<parameters, data>,
): ReadResult<selected> {
  return useQuery(useReadOptions(parameters, getOptions))
}

export function useQuote<parameters extends object, data, selected>(
  parameters: QuoteParameters<parameters, data, selected>,
  getOptions: GetOptions<parameters, data>,
): ReadResult<selected> {
  const options = useReadOptions(parameters, getOptions)
  // The settings win: no option can make an old quote look new.
  return useQuery({ ...options, ...quoteSettings })
}

type GetOptions<parameters, data> = (
  client: MarketplaceClient,
  parameters: parameters,
) => Query<data, data>

function useReadOptions<parameters extends object, data, selected>(
  parameters: ReadParameters<parameters, data, selected>,
  getOptions: GetOptions<parameters, data>,
): Query<data, selected> {
  const { client } = useMarketKit()
  return readOptions(parameters, (complete: parameters) =>
    getOptions(client, complete),
  )
}

export function useInfiniteRead<
  parameters extends object,
  page,
  data,
  selected,
>(
  parameters: InfiniteReadParameters<parameters, page, selected>,
  getOptions: (
    client: MarketplaceClient,
    parameters: parameters,
  ) => InfiniteQuery<page, data>,
): InfiniteReadResult<selected> {
  const { client } = useMarketKit()
  return useInfiniteQuery<page, ReadError, selected, QueryKey, number>(
    parameters === skipToken
      ? { ...skipped, getNextPageParam: () => undefined, initialPageParam: 1 }
      : addQuery(parameters, (complete: parameters) =>
          getOptions(client, complete),
        ),
  )
}

export function readOptions<
  parameters extends object,
  data,
  selected,
  error = ReadError,
>(
  parameters: ReadParameters<parameters, data, selected, error>,
  getOptions: (parameters: parameters) => Query<data, data, error>,
): Query<data, selected, error> {
  return parameters === skipToken ? skipped : addQuery(parameters, getOptions)
}

const skipped = {
  queryKey: ['marketkit', 'skipped'] as QueryKey,
  queryFn: skipToken,
} as const

function addQuery<parameters, options>(
  { query, ...complete }: { query?: object | undefined },
  getOptions: (parameters: parameters) => object,
): options {
  return { ...getOptions(complete as parameters), ...query } as options
}
