'use client'
import { skipToken } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { useHoldings } from '../../hooks/reads/useHoldings.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import type { ContractType } from '../collectible/useContractType.js'
import { keepPreviousFor } from '../table/keepPreviousFor.js'

export function useBalances(
  collectibles: readonly CollectibleOrder[],
  collection: {
    chainId: number
    contractAddress: Address
    contractType: ContractType | undefined
    enabled: boolean
  },
): (collectible: CollectibleOrder) => string {
  const { contractType, enabled, ...collectionId } = collection
  const { address } = useOptionalConnection()
  const tokenIds = collectibles.map(({ metadata }) => metadata.tokenId)
  const { data } = useHoldings(
    enabled && address && contractType && tokenIds.length > 0
      ? {
          ...collectionId,
          contractType,
          tokenIds,
          query: {
            // The balances of earlier pages stay while more load.
            placeholderData: keepPreviousFor({
              ...collectionId,
              account: address,
            }),
          },
        }
      : skipToken,
  )
  return useCallback(({ metadata }) => data?.[metadata.tokenId] ?? '0', [data])
}
