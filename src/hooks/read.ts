import {
  type QueryKey,
  type SkipToken,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { quoteSettings } from '../query/settings.js'

type Query<data, selected> = UseQueryOptions<
  data,
  MarketKitError,
  selected,
  QueryKey
>
type InfiniteQuery<page, selected> = UseInfiniteQueryOptions<
  page,
  MarketKitError,
  selected,
  QueryKey,
  number
>

/** Parameters of a read hook, or `skipToken`, with options of React Query. */
export type ReadParameters<parameters, data, selected> =
  | (parameters & {
      /** React Query's own options, such as `select` and `enabled`. */
      query?: Omit<Query<data, selected>, 'queryFn' | 'queryKey'> | undefined
    })
  | SkipToken

/** As `ReadParameters`, for quotes, which are never cached or retried. */
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

/** As `ReadParameters`, for infinite lists. */
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

const skipped = {
  queryKey: ['marketkit', 'skipped'] as QueryKey,
  queryFn: skipToken,
} as const

/**
 * Returns the query options of a read; skipped until the parameters are given.
 */
export function readOptions<parameters extends object, data, selected>(
  parameters: ReadParameters<parameters, data, selected>,
  optionsOf: (parameters: parameters) => Query<data, data>,
): Query<data, selected> {
  if (parameters === skipToken) return skipped
  const { query, ...complete } = parameters as Exclude<
    typeof parameters,
    SkipToken
  >
  return { ...optionsOf(complete as unknown as parameters), ...query } as Query<
    data,
    selected
  >
}

/** As `readOptions`, for quotes: no option can make an old one look new. */
export function quoteOptions<parameters extends object, data, selected>(
  parameters: QuoteParameters<parameters, data, selected>,
  optionsOf: (parameters: parameters) => Query<data, data>,
): Query<data, selected> {
  return { ...readOptions(parameters, optionsOf), ...quoteSettings }
}

/** As `readOptions`, for infinite lists. */
export function infiniteReadOptions<
  parameters extends object,
  page,
  data,
  selected,
>(
  parameters: InfiniteReadParameters<parameters, page, selected>,
  optionsOf: (parameters: parameters) => InfiniteQuery<page, data>,
): InfiniteQuery<page, selected> {
  if (parameters === skipToken)
    return {
      ...skipped,
      getNextPageParam: () => undefined,
      initialPageParam: 1,
    }
  const { query, ...complete } = parameters as Exclude<
    typeof parameters,
    SkipToken
  >
  return {
    ...optionsOf(complete as unknown as parameters),
    ...query,
  } as InfiniteQuery<page, selected>
}
