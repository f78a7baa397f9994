'use client'
import { getTradedItems } from '../../hooks/flows/getTradedItems.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { PendingFlows } from '../PendingFlows/PendingFlows.js'
import type { useMarketplace } from './useMarketplace.js'

export function MarketplaceTray(props: { market: useMarketplace.ReturnType }) {
  const { browse, open } = props.market
  return (
    <PendingFlows
      canView={(flow) => getItem(flow, browse) !== undefined}
      onView={(flow) => {
        const tokenId = getItem(flow, browse)
        if (tokenId !== undefined) open(tokenId)
      }}
    />
  )
}

function getItem(
  { intent }: TrackedFlow,
  here: { chainId: number; contractAddress: string },
): string | undefined {
  const [item, ...others] = getTradedItems(intent)
  const isHere =
    intent.chainId === here.chainId &&
    item?.collection.toLowerCase() === here.contractAddress.toLowerCase()
  return isHere && !others.length ? item.tokenId : undefined
}
