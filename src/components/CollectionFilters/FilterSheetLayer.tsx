'use client'
import { skipToken } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type RefObject, useCallback, useId, useState } from 'react'
import { rootProps } from '../../hooks/rootProps.js'
import { useBrowseCount } from '../../hooks/useBrowseCount.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { activeFilters, clearFilters } from '../../query/activeFilters.js'
import { browseParameters, needsAccount } from '../../query/browseParameters.js'
import type { BrowseState } from '../../query/browseState.js'
import { describeCount } from '../parts/describeCount.js'
import { useLabels } from '../parts/useLabels.js'
import { useLayer } from '../parts/useLayer.js'
import { FacetList } from './FacetList.js'
import type { FilterProps } from './filterProps.js'

/** The sheet itself: a draft, which is applied or thrown away. */
export function FilterSheetLayer(
  props: FilterProps & {
    isOpen: boolean
    onOpenChange: (isOpen: boolean) => void
    popup: RefObject<HTMLDivElement | null>
  },
) {
  const { isOpen, onOpenChange, onValueChange, popup, value } = props
  const kit = useMarketKit()
  const labels = useLabels()
  const id = useId()
  const [draft, setDraft] = useState(value)
  const [before, setBefore] = useState(isOpen)
  if (before !== isOpen) {
    setBefore(isOpen)
    if (isOpen) setDraft(value)
  }
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  useLayer(popup, { onEscape: close, open: isOpen })
  const count = describeCount(useDraftCount(props, draft), labels)
  const apply = () => {
    onValueChange(draft)
    close()
  }
  const closed = isOpen ? undefined : ''
  return (
    <div {...rootProps(kit)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      <div
        data-closed={closed}
        data-mk="backdrop"
        onClick={close}
        role="presentation"
      />
      <div
        aria-labelledby={id}
        aria-modal="true"
        data-closed={closed}
        data-mk="filters-sheet"
        ref={popup}
        role="dialog"
        tabIndex={-1}
      >
        <header data-mk="filters-sheet-header">
          <h2 data-mk="filters-sheet-title" id={id}>
            {labels.filters}
          </h2>
          <button
            aria-label={labels.close}
            data-mk="button"
            data-variant="icon"
            onClick={close}
            type="button"
          >
            <X />
          </button>
        </header>
        <div data-mk="filters-sheet-body">
          <FacetList {...props} onValueChange={setDraft} value={draft} />
        </div>
        <footer data-mk="filters-sheet-footer">
          <button
            data-mk="button"
            data-variant="text"
            disabled={activeFilters(draft).length === 0}
            onClick={() => setDraft(clearFilters(draft))}
            type="button"
          >
            {labels.clearFilters}
          </button>
          <button
            data-mk="button"
            data-size="large"
            data-variant="primary"
            onClick={apply}
            type="button"
          >
            {count ? labels.applyFiltersTo(count) : labels.applyFilters}
          </button>
        </footer>
      </div>
    </div>
  )
}

/** How much a draft would find, while it is open. */
function useDraftCount(
  { chainId, contractAddress, isOpen }: FilterProps & { isOpen: boolean },
  draft: BrowseState,
) {
  const { address: account } = useOptionalConnection()
  return useBrowseCount(
    isOpen && !needsAccount(draft, account)
      ? browseParameters(draft, { account, chainId, contractAddress })
      : skipToken,
  )
}
