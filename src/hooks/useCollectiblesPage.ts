'use client'
import { collectiblesPageQueryOptions } from '../query/collectiblesQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

/**
 * Fetches one page of a collection's collectibles with their best orders.
 * `useCollectibles` fetches an infinite list. Operation:
 * `Marketplace/ListCollectibles`.
 *
 * @example
 * import { keepPreviousData } from '@tanstack/react-query'
 * import { useCollectiblesPage } from 'marketkit'
 *
 * const { data } = useCollectiblesPage({
 *   chainId: 137,
 *   contractAddress,
 *   page: { page: 2, pageSize: 50 },
 *   query: { placeholderData: keepPreviousData },
 * })
 */
export function useCollectiblesPage<selected = useCollectiblesPage.Data>(
  parameters: useCollectiblesPage.Parameters<selected>,
): useCollectiblesPage.ReturnType<selected> {
  return useRead(parameters, collectiblesPageQueryOptions)
}

export declare namespace useCollectiblesPage {
  type Data = collectiblesPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    collectiblesPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
