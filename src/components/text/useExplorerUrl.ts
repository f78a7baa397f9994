'use client'
import { useChain } from '../../hooks/context/useChain.js'

export function useExplorerUrl(
  chainId: number | undefined,
  path: string,
): string | undefined {
  const url = useChain(chainId)?.blockExplorers?.default.url
  return url && `${url.replace(/\/$/, '')}/${path}`
}
