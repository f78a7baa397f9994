'use client'
import { contractsQueryOptions } from '../../query/contractsQueryOptions.js'
import {
  type InfiniteReadParameters,
  type InfiniteReadResult,
  useInfiniteRead,
} from './read.js'

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
  return useInfiniteRead(parameters, contractsQueryOptions)
}

export declare namespace useContracts {
  type Data = contractsQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    contractsQueryOptions.Parameters,
    contractsQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = InfiniteReadResult<selected>
}
