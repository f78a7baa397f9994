import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { ReadError } from '../errors.js'
import type { MarketplaceClient } from '../rpc/client.js'
import { tokenCollectionFilters } from '../rpc/operations.js'
import type { PropertyFilter } from '../rpc/schemas.js'
import { queryKey } from './queryKey.js'
import type { ReadQueryOptions } from './readQueryOptions.js'
import { getReadSettings, recordsStaleTime } from './settings.js'

/**
 * The traits that a collection can be filtered by.
 * Operation: `Metadata/TokenCollectionFilters`.
 *
 * @example
 * import { collectionFiltersQueryOptions } from 'marketkit/core'
 *
 * const data = await queryClient.fetchQuery(
 *   collectionFiltersQueryOptions(client, { chainId: 137, contractAddress }),
 * )
 */
export function collectionFiltersQueryOptions(
  client: MarketplaceClient,
  parameters: collectionFiltersQueryOptions.Parameters,
): ReadQueryOptions<collectionFiltersQueryOptions.Data> {
  type Data = collectionFiltersQueryOptions.Data
  const key = queryKey(client, tokenCollectionFilters, parameters)
  const { contractAddress } = parameters
  // The specification has both spellings of the field; each deployment reads one.
  const chainId = String(parameters.chainId)
  return queryOptions<Data, ReadError, Data, QueryKey>({
    ...getReadSettings(client),
    queryKey: key,
    queryFn: ({ signal }) =>
      client
        .request(
          tokenCollectionFilters,
          { chainId, chainID: chainId, contractAddress },
          { signal },
        )
        .then(({ filters }) => filters),
    staleTime: recordsStaleTime,
  })
}

export declare namespace collectionFiltersQueryOptions {
  type Parameters = {
    /** Chain of the collection. */
    chainId: number
    /** Contract address of the collection. */
    contractAddress: Address
  }
  type Data = PropertyFilter[]
}
