'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrowseCount } from '../../hooks/useBrowseCount.js'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { browseParameters, needsAccount } from '../../query/browseParameters.js'
import type { BrowseState } from '../../query/browseState.js'
import { describeCount } from '../BrowseToolbar/describeCount.js'
import { toolbarLabels } from '../BrowseToolbar/toolbarLabels.js'
import { useDebounced } from '../base/useDebounced.js'
import { useLabels } from '../text/useLabels.js'

/** A draft of the filters, reset each time the sheet opens. */
export function useDraft(value: BrowseState, isOpen: boolean) {
  const draft = useState(value)
  const [before, setBefore] = useState(isOpen)
  if (before !== isOpen) {
    setBefore(isOpen)
    if (isOpen) draft[1](value)
  }
  return draft
}

/** Takes the filters of the draft, and everything else as it is now. */
export function applyFilters(
  state: BrowseState,
  draft: BrowseState,
): BrowseState {
  const { currencies, marketplaces, ownership, properties } = draft
  return { ...state, currencies, marketplaces, ownership, properties }
}

/** Debounce of the count, in milliseconds. */
const pause = 300

/** Counts the results of a draft. */
export function useDraftCount(
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
