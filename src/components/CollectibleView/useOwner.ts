'use client'
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { type Address, erc721Abi } from 'viem'
import { readContract } from 'wagmi/actions'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'

/** Fetches the owner of a unique token from the chain. */
export function useOwner(
  item:
    | { chainId: number; contractAddress: Address; tokenId: string }
    | undefined,
  /** A new value refetches. */
  mark: string | undefined,
): Address | undefined {
  const { config } = useOptionalConnection()
  const queryKey: QueryKey = ['marketkit-owner', item, mark]
  const { data } = useQuery({
    queryKey,
    queryFn:
      config && item
        ? () =>
            readContract(config, {
              abi: erc721Abi,
              address: item.contractAddress,
              args: [BigInt(item.tokenId)],
              chainId: item.chainId,
              functionName: 'ownerOf',
            })
        : skipToken,
    retry: false,
    staleTime: 10_000,
  })
  return data
}
