'use client'
import { skipToken } from '@tanstack/react-query'
import { useHoldings } from '../../hooks/useHoldings.js'
import type { ListItem } from './listItem.js'

/** How many the connected account can list; undefined while that is asked. */
export function useOwned(item: ListItem | undefined): bigint | undefined {
  const { data } = useHoldings(
    item
      ? {
          chainId: item.chainId,
          contractAddress: item.contractAddress,
          contractType: item.contractType,
          tokenIds: [item.tokenId],
        }
      : skipToken,
  )
  const held = item && data?.[item.tokenId]
  return held === undefined ? undefined : BigInt(held)
}
