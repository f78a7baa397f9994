'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { contractSourcesQueryOptions } from '../query/contractSourcesQueryOptions.js'
import { type InfiniteReadParameters, infiniteReadOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the source code from which a project can deploy contracts, as an
 * infinite list. Operation: `Builder/ListContractSources`.
 *
 * @example
 * import { useContractSources } from 'marketkit/builder'
 *
 * const { data, fetchNextPage } = useContractSources({ projectId: 1 })
 */
export function useContractSources<selected = useContractSources.Data>(
  parameters: useContractSources.Parameters<selected>,
): useContractSources.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useInfiniteQuery(
    infiniteReadOptions(
      parameters,
      (complete: contractSourcesQueryOptions.Parameters) =>
        contractSourcesQueryOptions(client, complete),
    ),
  )
}

export declare namespace useContractSources {
  type Data = contractSourcesQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    contractSourcesQueryOptions.Parameters,
    contractSourcesQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = UseInfiniteQueryResult<
    selected,
    MarketKitError
  >
}
