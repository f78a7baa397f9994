'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrowseCount } from '../../hooks/browse/useBrowseCount.js'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { toolbarLabels } from '../../labels/toolbarLabels.js'
import { activeFilters, clearFilters } from '../../query/activeFilters.js'
import type { BrowseState } from '../../query/browseState.js'
import {
  needsAccount,
  toCollectiblesRequest,
} from '../../query/toCollectiblesRequest.js'
import { Button } from '../base/Button.js'
import { useDebounced } from '../base/useDebounced.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { describeCount } from '../text/describeCount.js'
import { useLabels } from '../text/useLabels.js'
import { FacetList } from './FacetList.js'
import type { FilterProps } from './filterProps.js'

export function FilterSheetPanes(
  props: FilterProps &
    Pick<toCollectiblesRequest.Options, 'side'> & {
      isOpen: boolean
      onClose: () => void
    },
) {
  const { isOpen, onClose, onValueChange, side, value, ...filters } = props
  const { chainId, contractAddress } = filters
  const labels = useLabels(filterLabels, toolbarLabels)
  const [draft, setDraft] = useDraft(value, isOpen)
  const scope = { chainId, contractAddress, side }
  const count = useDraftCount(isOpen ? draft : undefined, scope)
  return (
    <>
      <div className="mk-dialog-body">
        <WidgetBoundary>
          <FacetList {...filters} onValueChange={setDraft} value={draft} />
        </WidgetBoundary>
      </div>
      <footer className="mk-dialog-footer">
        <Button
          data-variant="text"
          disabled={activeFilters(draft).length === 0}
          onClick={() => setDraft(clearFilters)}
        >
          {labels.clearFilters}
        </Button>
        <Button
          data-size="large"
          data-variant="primary"
          onClick={() => {
            onValueChange((state) => applyFilters(state, draft))
            onClose()
          }}
        >
          {count ? labels.applyFiltersTo(count) : labels.applyFilters}
        </Button>
      </footer>
    </>
  )
}

function useDraft(value: BrowseState, isOpen: boolean) {
  const draft = useState(value)
  const [before, setBefore] = useState(isOpen)
  if (before !== isOpen) {
    setBefore(isOpen)
    if (isOpen) draft[1](value)
  }
  return draft
}

/** The page may have changed search, sort and page meanwhile. */
function applyFilters(state: BrowseState, draft: BrowseState): BrowseState {
  const { currencies, marketplaces, ownership, properties } = draft
  return { ...state, currencies, marketplaces, ownership, properties }
}

const debounceMs = 300

function useDraftCount(
  now: BrowseState | undefined,
  scope: Pick<
    toCollectiblesRequest.Options,
    'chainId' | 'contractAddress' | 'side'
  >,
): string | undefined {
  const { address: account } = useOptionalConnection()
  const debounced = useDebounced(now, debounceMs)
  const count = useBrowseCount(
    now && now === debounced && !needsAccount(now, account)
      ? toCollectiblesRequest(now, { ...scope, account })
      : skipToken,
  )
  return describeCount(count, useLabels(toolbarLabels))
}
