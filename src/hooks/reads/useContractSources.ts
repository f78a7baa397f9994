'use client'
import { contractSourcesQueryOptions } from '../../query/contractSourcesQueryOptions.js'
import {
  type InfiniteReadParameters,
  type InfiniteReadResult,
  useInfiniteRead,
} from './read.js'

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
  return useInfiniteRead(parameters, contractSourcesQueryOptions)
}

export declare namespace useContractSources {
  type Data = contractSourcesQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    contractSourcesQueryOptions.Parameters,
    contractSourcesQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = InfiniteReadResult<selected>
}
