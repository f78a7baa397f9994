'use client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../../hooks/page/createListeners.js'
import { lazy } from '../../steps/platform/lazy.js'

export type LazyPart<part> = {
  get: () => part | undefined
  load: () => Promise<void>
  subscribe: (onLoad: () => void) => () => void
}

/** Unlike `React.lazy` it never suspends, and a failed load can retry. */
export function lazyPart<part>(load: () => Promise<part>): LazyPart<part> {
  const loadOnce = lazy(load)
  const { emit, subscribe } = createListeners()
  // In an object, because React calls a component that it gets as state.
  let loaded: { part: part } | undefined
  return {
    get: () => loaded?.part,
    async load() {
      if (loaded) return
      loaded = { part: await loadOnce() }
      emit()
    },
    subscribe,
  }
}

export function useLazyPart<part>(source: LazyPart<part>, isWanted: boolean) {
  const part = useSyncExternalStore(source.subscribe, source.get, nothing)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    source.load().catch(() => setFailed(true))
  }, [source])
  useEffect(() => {
    if (!isWanted || source.get()) return
    load()
    return () => setFailed(false)
  }, [isWanted, source, load])
  return { hasFailed, part, retry: load }
}

const nothing = () => undefined

const idleFallbackMs = 2000

export function usePreload(part: LazyPart<unknown> | undefined | false): void {
  useEffect(() => {
    if (!part || isDataSaverOn()) return
    const load = () => void part.load().catch(() => {})
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, idleFallbackMs)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(load)
    return () => cancelIdleCallback(id)
  }, [part])
}

function isDataSaverOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
