'use client'
import { type QueryKey, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useHoldings } from '../../hooks/useHoldings.js'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { listingOf } from '../CollectibleCard/cardState.js'

/**
 * How many of each collectible the connected account holds, asked of the chain
 * in one call for all of them. Without a wallet nothing is asked.
 */
export function useOwnership(
  collectibles: readonly CollectibleOrder[],
  collection: {
    chainId: number
    contractAddress: Address
    contractType: 'ERC721' | 'ERC1155'
    enabled: boolean
  },
): (collectible: CollectibleOrder) => string | undefined {
  const { enabled, ...place } = collection
  const { address } = useOptionalConnection()
  const tokenIds = collectibles.map(({ metadata }) => metadata.tokenId)
  const { data } = useHoldings(
    enabled && address && tokenIds.length > 0
      ? {
          ...place,
          tokenIds,
          query: {
            // While more is read, what is known of the others stays.
            placeholderData: (before, query) =>
              isOf(query?.queryKey, address) ? before : undefined,
          },
        }
      : skipToken,
  )
  return (collectible) => {
    // Who holds some of many may well want to buy more.
    const isForSale =
      place.contractType === 'ERC1155' && listingOf(collectible) !== undefined
    return isForSale ? undefined : data?.[collectible.metadata.tokenId]
  }
}

function isOf(queryKey: QueryKey | undefined, account: Address): boolean {
  const parameters = queryKey?.at(-1) as { account?: string } | undefined
  return parameters?.account?.toLowerCase() === account.toLowerCase()
}
