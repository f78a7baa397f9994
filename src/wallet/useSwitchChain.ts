'use client'
import { useMutation } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { switchChain } from 'wagmi/actions'

/** Asks the wallet to switch to a chain, and to add it if needed. */
export function useSwitchChain({ config }: { config: Config }) {
  return useMutation({
    mutationKey: ['switchChain'],
    mutationFn: ({ chainId }: { chainId: number }) =>
      switchChain(config, { chainId }),
  })
}
