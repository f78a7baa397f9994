'use client'
import { useCallback, useState } from 'react'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { getListing } from '../collectible/cardState.js'
import {
  type ContractType,
  useContractType,
} from '../collectible/useContractType.js'
import { useBalances } from './useBalances.js'
import { useGridPages } from './useGridPages.js'

/**
 * `CollectibleGrid` without its markup.
 *
 * @example
 * import { useCollectibleGrid } from 'marketkit'
 *
 * const { collectibles, hasNextPage, fetchNextPage, getOwned } = useCollectibleGrid({
 *   chainId: 137,
 *   contractAddress,
 * })
 */
export function useCollectibleGrid({
  contractType: given,
  owned,
  ...parameters
}: useCollectibleGrid.Parameters): useCollectibleGrid.ReturnType {
  const { chainId, contractAddress } = parameters
  const pages = useGridPages(parameters)
  const { collectibles } = pages
  const collectionId = { chainId, contractAddress }
  const needsBalances = owned === undefined
  const { contractType } = useContractType(collectionId, {
    collectibles,
    enabled: needsBalances,
    given,
  })
  const held = useBalances(collectibles, {
    ...collectionId,
    contractType,
    enabled: needsBalances,
  })
  const getEarlierOrder = useEarlierOrders(
    collectibles,
    `${chainId} ${contractAddress}`,
  )
  return {
    ...pages,
    contractType,
    getEarlierOrder,
    getOwned: owned || (needsBalances ? held : holdsNone),
    status: pages.isLoading
      ? 'loading'
      : pages.collectibles.length > 0
        ? 'ready'
        : pages.isLoadingError
          ? 'error'
          : 'empty',
  }
}

const holdsNone = () => false

export declare namespace useCollectibleGrid {
  type Parameters = useGridPages.Parameters & {
    /** Type of the collection. @default fetched once from the contract */
    contractType?: ContractType | undefined
    /**
     * Whether the account holds an item, or how many; `false` to skip the
     * check. @default fetched in one call to the chain
     */
    owned?:
      | ((collectible: CollectibleOrder) => boolean | string)
      | false
      | undefined
  }
  type ReturnType = useGridPages.ReturnType & {
    /** Type of the collection; undefined until it is known. */
    contractType: ContractType | undefined
    /** Returns the listing that the user saw first. */
    getEarlierOrder: (collectible: CollectibleOrder) => Order | undefined
    /** Returns whether the account holds an item, or how many. */
    getOwned: (collectible: CollectibleOrder) => boolean | string
    /** Status of the grid. */
    status: GridStatus
  }
}

export type GridStatus = 'loading' | 'error' | 'empty' | 'ready'

function useEarlierOrders(
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
