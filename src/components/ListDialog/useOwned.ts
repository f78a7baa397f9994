'use client'
import { erc1155Abi, zeroAddress } from 'viem'
import { useConnection, useReadContract } from 'wagmi'
import type { ListItem } from './ListDialog.js'

/** How many the connected account can list; undefined while that is asked. */
export function useOwned(item: ListItem): bigint | undefined {
  const { address } = useConnection()
  const several = item.contractType === 'ERC1155'
  const { data } = useReadContract({
    abi: erc1155Abi,
    address: item.contractAddress,
    args: [address ?? zeroAddress, BigInt(item.tokenId)],
    chainId: item.chainId,
    functionName: 'balanceOf',
    query: { enabled: several && Boolean(address) },
  })
  return several ? data : 1n
}
