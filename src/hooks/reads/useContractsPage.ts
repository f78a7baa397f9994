'use client'
import { contractsPageQueryOptions } from '../../query/contractsQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

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
  return useRead(parameters, contractsPageQueryOptions)
}

export declare namespace useContractsPage {
  type Data = contractsPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    contractsPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
