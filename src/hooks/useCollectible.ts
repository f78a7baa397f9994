'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { collectibleQueryOptions } from '../query/collectibleQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the metadata of one collectible; null if it has none. Operation:
 * `Marketplace/GetCollectible`.
 *
 * @example
 * import { useCollectible } from 'marketkit'
 *
 * const { data } = useCollectible({
 *   chainId: 137,
 *   contractAddress,
 *   tokenId: '7',
 * })
 */
export function useCollectible<selected = useCollectible.Data>(
  parameters: useCollectible.Parameters<selected>,
): useCollectible.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(parameters, (complete: collectibleQueryOptions.Parameters) =>
      collectibleQueryOptions(client, complete),
    ),
  )
}

export declare namespace useCollectible {
  type Data = collectibleQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    collectibleQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
