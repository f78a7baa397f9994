'use client'
import type { ReactNode } from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { CollectibleCardSkeleton } from '../CollectibleCard/CollectibleCardSkeleton.js'

/** Cards in columns, and after them the places of those that are loading. */
export function GridList(props: {
  collectibles: readonly CollectibleOrder[]
  renderCard: (collectible: CollectibleOrder) => ReactNode
  skeletons: number
}) {
  const { collectibles, renderCard, skeletons } = props
  return (
    <ul data-mk="collectible-grid-list">
      {unique(collectibles).map((collectible) => (
        <li data-mk="cell" key={collectible.metadata.tokenId}>
          {renderCard(collectible)}
        </li>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <li aria-hidden="true" data-mk="cell" key={index}>
          <CollectibleCardSkeleton />
        </li>
      ))}
    </ul>
  )
}

/** A token can move to a later page while the earlier ones are on screen. */
function unique(collectibles: readonly CollectibleOrder[]) {
  const byToken = new Map(
    collectibles.map((item) => [item.metadata.tokenId, item]),
  )
  return [...byToken.values()]
}
