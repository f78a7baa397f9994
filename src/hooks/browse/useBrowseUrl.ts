'use client'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../page/createListeners.js'

/**
 * Reads and changes the URL's query, with a router or with the browser's
 * history.
 */
export type BrowseUrl = {
  /** The query at the last render, with or without `?`. */
  search: string
  /** Reads the query now, which can be ahead of `search`. */
  read?: (() => string) | undefined
  /** Navigates to another query of the same page. */
  navigate: (
    search: string,
    options: {
      /** Whether to replace the history entry. */
      replace: boolean
      /** Whether this undoes the last change. */
      isBack: boolean
    },
  ) => void
}

export function useBrowseUrl(
  kept: BrowseUrl | 'history' | 'memory',
  serverSearch: string,
): BrowseUrl {
  const search = useSyncExternalStore(
    kept === 'history' ? changes.subscribe : never,
    readHistory,
    () => serverSearch,
  )
  const [remembered, remember] = useState(serverSearch)
  return useMemo(() => {
    if (kept === 'history')
      return { search, read: readHistory, navigate: navigateHistory }
    return kept === 'memory' ? { search: remembered, navigate: remember } : kept
  }, [kept, search, remembered])
}

const changes = /* @__PURE__ */ createListeners((emit) => {
  window.addEventListener('popstate', emit)
  return () => window.removeEventListener('popstate', emit)
})
const readHistory = () => window.location.search
const never = () => () => {}

const navigateHistory: BrowseUrl['navigate'] = (
  next,
  { isBack, replace },
): void => {
  const { history, location } = window
  const { hash, pathname, search } = location
  if (next === search) return
  if (isBack && getAddressBelow() === pathname + next) {
    history.back()
    return
  }
  const address = pathname + next + hash
  if (replace || isBack) history.replaceState(history.state, '', address)
  else history.pushState({ [belowKey]: pathname + search }, '', address)
  changes.emit()
}

const belowKey = 'marketkit.below'

function getAddressBelow(): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null
    ? (state as Record<string, unknown>)[belowKey]
    : undefined
}
