'use client'
import type { FlowStory } from '../../hooks/flowStories.js'
import { PendingFlows } from '../PendingFlows/PendingFlows.js'
import type { useMarketplace } from './useMarketplace.js'

/** All that is under way; what is of this collection opens on the page. */
export function MarketplaceTray(props: { market: useMarketplace.ReturnType }) {
  const { browse, open } = props.market
  return (
    <PendingFlows
      canView={(flow) => itemOf(flow, browse) !== undefined}
      onView={(flow) => {
        const tokenId = itemOf(flow, browse)
        if (tokenId !== undefined) open(tokenId)
      }}
    />
  )
}

/** What a trade is about, if it is one of this collection. */
function itemOf(
  { chainId, intent }: FlowStory,
  here: { chainId: number; contractAddress: string },
): string | undefined {
  const { contractAddress, tokenId } = intent
  const isHere =
    chainId === here.chainId &&
    typeof contractAddress === 'string' &&
    contractAddress.toLowerCase() === here.contractAddress.toLowerCase()
  return isHere && typeof tokenId === 'string' ? tokenId : undefined
}
