'use client'
import { useCallback, useState } from 'react'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { getListing } from '../CollectibleCard/cardState.js'

/**
 * Returns the listing of each collectible that the reader saw first, so that a
 * card can show a price change.
 */
export function useEarlierOrders(
  collectibles: readonly CollectibleOrder[],
  collection: string,
): (collectible: CollectibleOrder) => Order | undefined {
  const [seen, setSeen] = useState({
    collection,
    orders: new Map<string, Order>(),
  })
  if (seen.collection !== collection) setSeen({ collection, orders: new Map() })
  // Entries are only added, so a second render does no harm.
  for (const collectible of collectibles) {
    const listing = getListing(collectible)
    const { tokenId } = collectible.metadata
    if (listing && !seen.orders.has(tokenId)) seen.orders.set(tokenId, listing)
  }
  const { orders } = seen
  return useCallback(({ metadata }) => orders.get(metadata.tokenId), [orders])
}
