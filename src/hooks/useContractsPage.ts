'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { contractsPageQueryOptions } from '../query/contractsQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches one page of the contracts of a project. `useContracts` fetches an
 * infinite list. Operation: `Builder/ListContracts`.
 *
 * @example
 * import { keepPreviousData } from '@tanstack/react-query'
 * import { useContractsPage } from 'marketkit/builder'
 *
 * const { data } = useContractsPage({
 *   projectId: 1,
 *   page: { page: 2 },
 *   query: { placeholderData: keepPreviousData },
 * })
 */
export function useContractsPage<selected = useContractsPage.Data>(
  parameters: useContractsPage.Parameters<selected>,
): useContractsPage.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(parameters, (complete: contractsPageQueryOptions.Parameters) =>
      contractsPageQueryOptions(client, complete),
    ),
  )
}

export declare namespace useContractsPage {
  type Data = contractsPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    contractsPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
