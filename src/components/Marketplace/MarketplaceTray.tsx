'use client'
import { PendingFlows } from '../PendingFlows/PendingFlows.js'
import type { useMarketplace } from './useMarketplace.js'

/** All that is under way; what is of this collection opens on the page. */
export function MarketplaceTray(props: { market: useMarketplace.ReturnType }) {
  const { browse, open } = props.market
  return (
    <PendingFlows
      onView={({ chainId, intent }) => {
        const { contractAddress, tokenId } = intent
        const isHere =
          chainId === browse.chainId &&
          typeof contractAddress === 'string' &&
          contractAddress.toLowerCase() === browse.contractAddress.toLowerCase()
        if (isHere && typeof tokenId === 'string') open(tokenId)
      }}
    />
  )
}
