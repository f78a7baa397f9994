'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { offersPageQueryOptions } from '../query/offersQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches one page of the offers for a collectible. `useOffers` fetches an
 * infinite list. Operation: `Marketplace/ListOffersForCollectible`.
 *
 * @example
 * import { keepPreviousData } from '@tanstack/react-query'
 * import { useOffersPage } from 'marketkit'
 *
 * const { data } = useOffersPage({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 *   page: { page: 2 },
 *   // Give the component key={tokenId}, or it keeps rows of another one.
 *   query: { placeholderData: keepPreviousData },
 * })
 */
export function useOffersPage<selected = useOffersPage.Data>(
  parameters: useOffersPage.Parameters<selected>,
): useOffersPage.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(parameters, (complete: offersPageQueryOptions.Parameters) =>
      offersPageQueryOptions(client, complete),
    ),
  )
}

export declare namespace useOffersPage {
  type Data = offersPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    offersPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
