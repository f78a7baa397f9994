'use client'
import { skipToken } from '@tanstack/react-query'
import { useHoldings } from '../../hooks/reads/useHoldings.js'
import { getRemainingQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import type { ListItem, ListTerms } from './listTerms.js'

export function useOwnedQuantity(
  item: ListItem,
  listings: readonly Order[],
  enabled: boolean,
): Pick<ListTerms, 'free' | 'listed' | 'owned'> {
  const { chainId, contractAddress, contractType, tokenId } = item
  const { data } = useHoldings(
    enabled
      ? { chainId, contractAddress, contractType, tokenIds: [tokenId] }
      : skipToken,
  )
  const held = enabled ? data?.[tokenId] : undefined
  const owned = held === undefined ? undefined : BigInt(held)
  const listed = listings.reduce(
    (sum, order) => sum + getRemainingQuantity(order),
    0n,
  )
  // A unique item can be in two listings; the form asks the seller about it.
  if (contractType === 'ERC721' || owned === undefined)
    return { free: owned, listed, owned }
  return { free: owned > listed ? owned - listed : 0n, listed, owned }
}
