'use client'
import BrushCleaning from 'lucide-react/icons/brush-cleaning'
import { useLabels } from '../parts/useLabels.js'
import { Sweep } from '../Sweep/Sweep.js'
import type { useMarketplace } from './useMarketplace.js'

/** Sweeps what is looked at: filters and search hold for it as well. */
export function MarketplaceSweep(props: {
  collectionName: string | undefined
  market: useMarketplace.ReturnType
}) {
  const { collectionName, market } = props
  const { chainId, contractAddress, filter, state } = market.browse
  const labels = useLabels()
  // Of one's own there is nothing to buy.
  if (state.ownership === 'mine') return null
  const { inCurrencyAddresses, includeEmpty, ...rest } = filter
  return (
    <Sweep
      collectionName={collectionName}
      currencies={state.currencies.length ? state.currencies : undefined}
      target={{ chainId, contractAddress, filter: rest }}
      trigger={
        <button
          aria-label={labels.sweep}
          data-mk="button"
          data-variant="sweep"
          type="button"
        >
          <BrushCleaning />
          <span data-mk="sweep-word">{labels.sweep}</span>
        </button>
      }
    />
  )
}
