'use client'
import { useContext } from 'react'
import type { Chain } from 'viem'
import { WagmiContext } from 'wagmi'

/** Returns a chain of wagmi's config; undefined without wagmi. */
export function useChain(chainId: number | undefined): Chain | undefined {
  return useContext(WagmiContext)?.chains.find(({ id }) => id === chainId)
}
