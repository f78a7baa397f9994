'use client'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { type Address, erc1155Abi } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { getInitialQuantity } from '../../order/quantity.js'
import { nodeSettings } from '../../query/settings.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { getListing } from './cardState.js'

/** Types of collections. */
export type ContractType = 'ERC721' | 'ERC1155'

/**
 * Returns the type of a collection. Reads it from the contract (ERC-165) only if no
 * order contains the type and a wallet is connected.
 */
export function useContractType(
  collection: { chainId: number; contractAddress: Address },
  options: {
    collectibles?: readonly CollectibleOrder[]
    enabled: boolean
    given: ContractType | undefined
  },
) {
  const { collectibles = [], enabled, given } = options
  const { address, config } = useOptionalConnection()
  const known = given ?? getTypeFromOrders(collectibles)
  const { chainId, contractAddress } = collection
  const queryKey: QueryKey = [
    'marketkit-contract-type',
    chainId,
    contractAddress.toLowerCase(),
  ]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn:
      enabled && config && address && !known
        ? () => readType(config, collection)
        : skipToken,
    ...nodeSettings,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    contractType: known ?? data,
    hasFailed: !known && isError && !isFetching,
    retry: () => void refetch(),
  }
}

/** An ERC-721 token has only one copy. */
function getTypeFromOrders(
  collectibles: readonly CollectibleOrder[],
): ContractType | undefined {
  const isSeveral = collectibles.some((collectible) => {
    const order = getListing(collectible)
    return order !== undefined && getInitialQuantity(order) > 1n
  })
  return isSeveral ? 'ERC1155' : undefined
}

async function readType(
  config: Config,
  { chainId, contractAddress }: { chainId: number; contractAddress: Address },
): Promise<ContractType> {
  const isSeveral = await readContract(config, {
    abi: erc1155Abi,
    address: contractAddress,
    args: ['0xd9b67a26'],
    chainId,
    functionName: 'supportsInterface',
  })
  return isSeveral ? 'ERC1155' : 'ERC721'
}
