'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { type Address, parseAbi } from 'viem'
import { type Config, WagmiContext } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { nodeSettings } from '../../query/settings.js'

export function useOwners(
  chainId: number,
  account: Address | undefined,
): number | undefined {
  const config = useContext(WagmiContext)
  const { data } = useQuery({
    queryKey: ['marketkit-owners', chainId, account],
    queryFn:
      config && account
        ? () => readThreshold(config, chainId, account)
        : skipToken,
    ...nodeSettings,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? undefined
}

async function readThreshold(
  config: Config,
  chainId: number,
  account: Address,
): Promise<number | null> {
  const abi = parseAbi(['function getThreshold() view returns (uint256)'])
  const parameters = { abi, address: account, chainId } as const
  try {
    const threshold = await readContract(config, {
      ...parameters,
      functionName: 'getThreshold',
    })
    // Another contract's function of that name may return anything.
    return threshold > 1n && threshold < 100n ? Number(threshold) : null
  } catch {
    return null
  }
}
