'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { contractsQueryOptions } from '../query/contractsQueryOptions.js'
import { type InfiniteReadParameters, infiniteReadOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the contracts of a project, as an infinite list. Operation:
 * `Builder/ListContracts`.
 *
 * @example
 * import { useContracts } from 'marketkit/builder'
 *
 * const { data, fetchNextPage } = useContracts({ projectId: 1 })
 */
export function useContracts<selected = useContracts.Data>(
  parameters: useContracts.Parameters<selected>,
): useContracts.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useInfiniteQuery(
    infiniteReadOptions(
      parameters,
      (complete: contractsQueryOptions.Parameters) =>
        contractsQueryOptions(client, complete),
    ),
  )
}

export declare namespace useContracts {
  type Data = contractsQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    contractsQueryOptions.Parameters,
    contractsQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = UseInfiniteQueryResult<
    selected,
    MarketKitError
  >
}
