'use client'
import { listingsPageQueryOptions } from '../query/listingsQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

/**
 * Fetches one page of a collectible's listings. `useListings` fetches an
 * infinite list. Operation: `Marketplace/ListListingsForCollectible`.
 *
 * @example
 * import { keepPreviousData } from '@tanstack/react-query'
 * import { useListingsPage } from 'marketkit'
 *
 * const { data } = useListingsPage({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 *   page: { page: 2 },
 *   // Give the component key={tokenId}, or it keeps rows of another one.
 *   query: { placeholderData: keepPreviousData },
 * })
 */
export function useListingsPage<selected = useListingsPage.Data>(
  parameters: useListingsPage.Parameters<selected>,
): useListingsPage.ReturnType<selected> {
  return useRead(parameters, listingsPageQueryOptions)
}

export declare namespace useListingsPage {
  type Data = listingsPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    listingsPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
