'use client'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { type GridStatus, gridStatus } from './gridStatus.js'
import { type ContractType, useContractType } from './useContractType.js'
import { useEarlierOrders } from './useEarlierOrders.js'
import { useGridPages } from './useGridPages.js'
import { useHeld } from './useHeld.js'

/**
 * `CollectibleGrid` without its markup.
 *
 * @example
 * import { useCollectibleGrid } from 'marketkit'
 *
 * const { collectibles, hasMore, loadMore, ownedOf } = useCollectibleGrid({
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
  const place = { chainId, contractAddress }
  const asked = owned === undefined
  const contractType = useContractType(place, {
    collectibles,
    enabled: asked,
    given,
  })
  const held = useHeld(collectibles, {
    ...place,
    contractType,
    enabled: asked,
  })
  const earlierOf = useEarlierOrders(
    collectibles,
    `${chainId} ${contractAddress}`,
  )
  return {
    ...pages,
    contractType,
    earlierOf,
    ownedOf: owned || (asked ? held : nobody),
    status: gridStatus(pages),
  }
}

const nobody = () => false

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
    /** Returns the listing that the reader saw first. */
    earlierOf: (collectible: CollectibleOrder) => Order | undefined
    /** Returns whether the account holds an item, or how many. */
    ownedOf: (collectible: CollectibleOrder) => boolean | string
    /** Status of the grid. */
    status: GridStatus
  }
}
