'use client'
import { marketplaceLabels } from '../../labels/marketplaceLabels.js'
import { Button } from '../base/Button.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { BrushCleaning } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { useMarketplace } from './useMarketplace.js'

export function MarketplaceSweep(props: {
  collectionName: string | undefined
  isEmpty: boolean
  market: useMarketplace.ReturnType
}) {
  const { collectionName, isEmpty, market } = props
  const { chainId, contractAddress, filter, state } = market.browse
  const labels = useLabels(marketplaceLabels)
  // The account can't buy its own listings.
  const isOff = isEmpty || state.ownership === 'mine'
  const { inCurrencyAddresses, includeEmpty, ...rest } = filter
  return (
    <LazyDialog
      body={marketplaceBodies.sweep}
      trigger={
        <Button aria-label={labels.sweep} data-variant="sweep" disabled={isOff}>
          <BrushCleaning />
          <span className="mk-sweep-word">{labels.sweep}</span>
        </Button>
      }
      collectionName={collectionName}
      currencies={state.currencies.length ? state.currencies : undefined}
      target={{ chainId, contractAddress, filter: rest }}
    />
  )
}
