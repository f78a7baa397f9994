'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { collectionFiltersQueryOptions } from '../query/collectionFiltersQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

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
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(
      parameters,
      (complete: collectionFiltersQueryOptions.Parameters) =>
        collectionFiltersQueryOptions(client, complete),
    ),
  )
}

export declare namespace useCollectionFilters {
  type Data = collectionFiltersQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    collectionFiltersQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
