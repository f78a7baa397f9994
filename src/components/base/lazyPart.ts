'use client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { lazy } from '../../steps/base/lazy.js'

/** A component, or another part, that is loaded when it is needed. */
export type LazyPart<part> = {
  /** What was loaded. */
  get: () => part | undefined
  /** Loads it once; after a failure the next call tries again. */
  load: () => Promise<void>
  subscribe: (onLoad: () => void) => () => void
}

/**
 * A part of a page that only an action needs. Unlike one of React's it holds
 * nothing of the page back, and can be loaded again where that has failed.
 */
export function lazyPart<part>(importIt: () => Promise<part>): LazyPart<part> {
  const loadIt = lazy(importIt)
  const listeners = new Set<() => void>()
  // In a box: React would call a component that it is handed as a state.
  let loaded: { part: part } | undefined
  return {
    get: () => loaded?.part,
    async load() {
      if (loaded) return
      loaded = { part: await loadIt() }
      for (const tell of listeners) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A part, once it was wanted and is there; and whether it cannot be had. */
export function useLazyPart<part>(lazyOne: LazyPart<part>, isWanted: boolean) {
  const part = useSyncExternalStore(lazyOne.subscribe, lazyOne.get, nothing)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    lazyOne.load().catch(() => setFailed(true))
  }, [lazyOne])
  useEffect(() => {
    if (!isWanted || lazyOne.get()) return
    load()
    return () => setFailed(false)
  }, [isWanted, lazyOne, load])
  return { hasFailed, part, retry: load }
}

const nothing = () => undefined

/** Milliseconds until a browser that knows no idle time is taken for idle. */
const idleAfter = 2000

/** Loads a part when the page is idle, unless the browser saves data. */
export function usePreload(part: LazyPart<unknown> | undefined | false): void {
  useEffect(() => {
    if (!part || savesData()) return
    // A failed load is shown once the part is needed.
    const load = () => void part.load().catch(() => {})
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, idleAfter)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(load)
    return () => cancelIdleCallback(id)
  }, [part])
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
