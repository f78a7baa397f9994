'use client'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { type GridStatus, gridStatus } from './gridStatus.js'
import { type ContractType, useContractType } from './useContractType.js'
import { useEarlierOrders } from './useEarlierOrders.js'
import { useGridPages } from './useGridPages.js'
import { useHeld } from './useHeld.js'

/**
 * What a grid of collectibles shows, and how it goes on: the state of
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
    /** Kind of the collection. @default asked of the chain, once */
    contractType?: ContractType | undefined
    /**
     * Whether the reader holds it, or how many; `false` where nobody needs to
     * know. @default asked of the chain, once for all of them
     */
    owned?:
      | ((collectible: CollectibleOrder) => boolean | string)
      | false
      | undefined
  }
  type ReturnType = useGridPages.ReturnType & {
    /** Kind of the collection, as far as it is known. */
    contractType: ContractType | undefined
    /** The listing that the reader saw first. */
    earlierOf: (collectible: CollectibleOrder) => Order | undefined
    /** Whether the reader holds it, or how many. */
    ownedOf: (collectible: CollectibleOrder) => boolean | string
    /** Where it stands. */
    status: GridStatus
  }
}
