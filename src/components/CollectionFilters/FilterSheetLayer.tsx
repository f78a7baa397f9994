'use client'
import { skipToken } from '@tanstack/react-query'
import { type Ref, type RefObject, useCallback, useId, useState } from 'react'
import { rootProps } from '../../hooks/rootProps.js'
import { useBrowseCount } from '../../hooks/useBrowseCount.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { activeFilters, clearFilters } from '../../query/activeFilters.js'
import { browseParameters, needsAccount } from '../../query/browseParameters.js'
import type { BrowseState } from '../../query/browseState.js'
import { describeCount } from '../BrowseToolbar/describeCount.js'
import { toolbarLabels } from '../BrowseToolbar/toolbarLabels.js'
import { Button } from '../base/Button.js'
import { useDebounced } from '../base/useDebounced.js'
import { usePart } from '../base/usePart.js'
import { Backdrop } from '../dialog/Backdrop.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { useLayer } from '../dialog/useLayer.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { FacetList } from './FacetList.js'
import { filterLabels } from './filterLabels.js'
import type { FilterSheetProps, FilterSheetState } from './filterProps.js'

type Props = Omit<
  FilterSheetProps,
  'defaultOpen' | 'onOpenChange' | 'open' | 'trigger'
> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  popup: RefObject<HTMLDivElement | null>
  /** The caller's `ref`, which React 18 doesn't pass in props. */
  rootRef: Ref<HTMLDivElement>
}

/** Edits a draft of the filters, which is applied or discarded. */
export function FilterSheetLayer({
  chainId,
  contractAddress,
  currencies,
  isOpen,
  marketplaces,
  onOpenChange,
  onValueChange,
  ownership,
  popup,
  rootRef,
  side,
  value,
  ...props
}: Props) {
  const kit = useMarketKit()
  const labels = useLabels(filterLabels, toolbarLabels)
  const id = useId()
  const [draft, setDraft] = useDraft(value, isOpen)
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  useLayer(popup, { onEscape: close, open: isOpen })
  const place = { chainId, contractAddress, side }
  const count = useDraftCount(isOpen ? draft : undefined, place)
  const closed = isOpen ? undefined : ''
  const filters = {
    ...{ chainId, contractAddress, currencies, marketplaces, ownership },
    onValueChange: setDraft,
    value: draft,
  }
  const element = usePart<'div', FilterSheetState>({
    name: 'filters-sheet',
    own: {
      'aria-labelledby': id,
      'aria-modal': true,
      'data-closed': closed,
      ref: popup,
      role: 'dialog',
      tabIndex: -1,
      children: (
        <>
          <header className="mk-filters-sheet-header">
            <h2 className="mk-filters-sheet-title" id={id}>
              {labels.filters}
            </h2>
            <CloseButton onClick={close} />
          </header>
          <div className="mk-filters-sheet-body">
            <WidgetBoundary>
              <FacetList {...filters} />
            </WidgetBoundary>
          </div>
          <footer className="mk-filters-sheet-footer">
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
                close()
              }}
            >
              {count ? labels.applyFiltersTo(count) : labels.applyFilters}
            </Button>
          </footer>
        </>
      ),
    },
    props,
    ref: rootRef,
    state: { open: isOpen },
  })
  return (
    <div {...rootProps(kit)}>
      <Backdrop closed={closed === ''} onPress={close} />
      {element}
    </div>
  )
}

/** A draft of the filters, reset each time the sheet opens. */
function useDraft(value: BrowseState, isOpen: boolean) {
  const draft = useState(value)
  const [before, setBefore] = useState(isOpen)
  if (before !== isOpen) {
    setBefore(isOpen)
    if (isOpen) draft[1](value)
  }
  return draft
}

/** Takes the filters of the draft, and everything else as it is now. */
function applyFilters(state: BrowseState, draft: BrowseState): BrowseState {
  const { currencies, marketplaces, ownership, properties } = draft
  return { ...state, currencies, marketplaces, ownership, properties }
}

/** Debounce of the count, in milliseconds. */
const pause = 300

function useDraftCount(
  now: BrowseState | undefined,
  place: Pick<browseParameters.Options, 'chainId' | 'contractAddress' | 'side'>,
): string | undefined {
  const { address: account } = useOptionalConnection()
  const settled = useDebounced(now, pause)
  const count = useBrowseCount(
    now && now === settled && !needsAccount(now, account)
      ? browseParameters(now, { ...place, account })
      : skipToken,
  )
  return describeCount(count, useLabels(toolbarLabels))
}
