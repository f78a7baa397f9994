'use client'
import { contractSourcesPageQueryOptions } from '../../query/contractSourcesQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

/**
 * Fetches one page of the source code from which a project can deploy
 * contracts. `useContractSources` fetches an infinite list. Operation:
 * `Builder/ListContractSources`.
 *
 * @example
 * import { keepPreviousData } from '@tanstack/react-query'
 * import { useContractSourcesPage } from 'marketkit/builder'
 *
 * const { data } = useContractSourcesPage({
 *   projectId: 1,
 *   page: { page: 2 },
 *   query: { placeholderData: keepPreviousData },
 * })
 */
export function useContractSourcesPage<selected = useContractSourcesPage.Data>(
  parameters: useContractSourcesPage.Parameters<selected>,
): useContractSourcesPage.ReturnType<selected> {
  return useRead(parameters, contractSourcesPageQueryOptions)
}

export declare namespace useContractSourcesPage {
  type Data = contractSourcesPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    contractSourcesPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
