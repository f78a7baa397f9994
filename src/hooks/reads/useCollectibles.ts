'use client'
import { collectiblesQueryOptions } from '../../query/collectiblesQueryOptions.js'
import {
  type InfiniteReadParameters,
  type InfiniteReadResult,
  useInfiniteRead,
} from './read.js'

/**
 * Fetches the collectibles of a collection with their best orders, as an
 * infinite list. Operation: `Marketplace/ListCollectibles`.
 *
 * @example
 * import { useCollectibles } from 'marketkit'
 *
 * const { data, fetchNextPage } = useCollectibles({
 *   chainId: 137,
 *   contractAddress,
 *   side: 'listing',
 * })
 */
export function useCollectibles<selected = useCollectibles.Data>(
  parameters: useCollectibles.Parameters<selected>,
): useCollectibles.ReturnType<selected> {
  return useInfiniteRead(parameters, collectiblesQueryOptions)
}

export declare namespace useCollectibles {
  type Data = collectiblesQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    collectiblesQueryOptions.Parameters,
    collectiblesQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = InfiniteReadResult<selected>
}
