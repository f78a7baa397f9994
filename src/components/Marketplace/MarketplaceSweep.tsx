'use client'
import BrushCleaning from 'lucide-react/icons/brush-cleaning'
import { useState } from 'react'
import { LazyLayer } from '../parts/LazyLayer.js'
import { usePreload } from '../parts/lazyPart.js'
import { useLabels } from '../parts/useLabels.js'
import { sweepDialog } from './lazyParts.js'
import type { useMarketplace } from './useMarketplace.js'

const parts = [sweepDialog]

/** Sweeps what is looked at: filters and search hold for it as well. */
export function MarketplaceSweep(props: {
  collectionName: string | undefined
  /** Whether nothing was found. */
  isEmpty: boolean
  market: useMarketplace.ReturnType
}) {
  const { collectionName, isEmpty, market } = props
  const { chainId, contractAddress, filter, state } = market.browse
  const labels = useLabels()
  const [isOpen, setOpen] = useState(false)
  usePreload(parts)
  // Of one's own there is nothing to buy.
  if (state.ownership === 'mine') return null
  const { inCurrencyAddresses, includeEmpty, ...rest } = filter
  return (
    <>
      {!isEmpty && (
        <button
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-label={labels.sweep}
          className="mk-button"
          data-variant="sweep"
          onClick={() => setOpen(true)}
          type="button"
        >
          <BrushCleaning />
          <span className="mk-sweep-word">{labels.sweep}</span>
        </button>
      )}
      <LazyLayer
        onClose={() => setOpen(false)}
        open={isOpen}
        part={sweepDialog}
      >
        {(Sweep) => (
          <Sweep
            collectionName={collectionName}
            currencies={state.currencies.length ? state.currencies : undefined}
            onOpenChange={setOpen}
            open={isOpen}
            target={{ chainId, contractAddress, filter: rest }}
          />
        )}
      </LazyLayer>
    </>
  )
}
