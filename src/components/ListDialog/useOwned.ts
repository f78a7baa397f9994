'use client'
import { useHoldings } from '../../hooks/useHoldings.js'
import type { ListItem } from './ListDialog.js'

/** How many the connected account can list; undefined while that is asked. */
export function useOwned(item: ListItem): bigint | undefined {
  const { chainId, contractAddress, contractType, tokenId } = item
  const { data } = useHoldings({
    ...{ chainId, contractAddress, contractType },
    tokenIds: [tokenId],
  })
  const held = data?.[tokenId]
  return held === undefined ? undefined : BigInt(held)
}
