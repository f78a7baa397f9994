'use client'
import { useContext } from 'react'
import { WagmiContext } from 'wagmi'

export function useExplorerUrl(
  chainId: number,
  path: string,
): string | undefined {
  const chain = useContext(WagmiContext)?.chains.find(
    ({ id }) => id === chainId,
  )
  const url = chain?.blockExplorers?.default.url
  return url && `${url.replace(/\/$/, '')}/${path}`
}
