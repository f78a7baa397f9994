'use client'
import { useMemo, useState, useSyncExternalStore } from 'react'

/**
 * The query of the page's address, and how to change it: what a router gives,
 * or the browser itself.
 */
export type BrowseUrl = {
  /** The query now, with or without `?`. */
  search: string
  /** The query at this very moment, where it can be ahead of `search`. */
  read?: (() => string) | undefined
  /** Goes to another query of the same page. */
  navigate: (
    search: string,
    options: {
      /** Whether it takes the place of the one before in the history. */
      replace: boolean
      /** Whether it leads back to where one came from. */
      isBack: boolean
    },
  ) => void
}

/** Where a state is kept: in the address, in memory, or in a router's hands. */
export function useBrowseUrl(
  kept: BrowseUrl | 'history' | 'memory',
  serverSearch: string,
): BrowseUrl {
  const search = useSyncExternalStore(
    kept === 'history' ? subscribe : never,
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

const listeners = new Set<() => void>()
const readHistory = () => window.location.search
const never = () => () => {}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const navigateHistory: BrowseUrl['navigate'] = (
  next,
  { isBack, replace },
): void => {
  const { history, location } = window
  const { hash, pathname, search } = location
  if (next === search) return
  // A step back leaves nothing behind that the back button would show again.
  if (isBack && addressBelow() === pathname + next) {
    history.back()
    return
  }
  const address = pathname + next + hash
  if (replace || isBack) history.replaceState(history.state, '', address)
  else history.pushState({ [below]: pathname + search }, '', address)
  for (const listener of listeners) listener()
}

/** Marks our own entries of the history: the address that each stands on. */
const below = 'marketkit.below'

/** What the entry shown now stands on; undefined where it is not ours. */
function addressBelow(): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null
    ? (state as Record<string, unknown>)[below]
    : undefined
}
