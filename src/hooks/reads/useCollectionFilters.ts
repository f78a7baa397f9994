'use client'
import { collectionFiltersQueryOptions } from '../../query/collectionFiltersQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

/**
 * Fetches the filterable traits of a collection. Operation:
 * `Metadata/TokenCollectionFilters`.
 *
 * @example
 * import { useCollectionFilters } from 'marketkit'
 *
 * const { data } = useCollectionFilters({ chainId: 137, contractAddress })
 */
export function useCollectionFilters<selected = useCollectionFilters.Data>(
  parameters: useCollectionFilters.Parameters<selected>,
): useCollectionFilters.ReturnType<selected> {
  return useRead(parameters, collectionFiltersQueryOptions)
}

export declare namespace useCollectionFilters {
  type Data = collectionFiltersQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    collectionFiltersQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
