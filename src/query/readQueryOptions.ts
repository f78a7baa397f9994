import type {
  DataTag,
  InfiniteData,
  QueryKey,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import type { ReadError } from '../errors.js'

// React Query returns types that older versions of it do not export. These are
// the same, named by what every supported version exports.

/** Options that read `data`, for React Query's hooks and `QueryClient`. */
export type ReadQueryOptions<data, error = ReadError> = UnusedSkipTokenOptions<
  data,
  error,
  data,
  QueryKey
> & {
  /** Carries the types of the data and the error, for `getQueryData`. */
  queryKey: DataTag<QueryKey, data, error>
}

/** Options that read a list page by page, for infinite queries. */
export type ReadPagesQueryOptions<page> = UnusedSkipTokenInfiniteOptions<
  page,
  ReadError,
  InfiniteData<page, number>,
  QueryKey,
  number
> & {
  /** Carries the types of the data and the error, for `getQueryData`. */
  queryKey: DataTag<QueryKey, InfiniteData<page>, ReadError>
}
