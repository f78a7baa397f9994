'use client'
import { useCallback, useSyncExternalStore } from 'react'

export type Density = 'comfortable' | 'compact'

const key = 'marketkit.density'
const listeners = new Set<() => void>()
/** Fallback if storage is unavailable. */
let chosen: Density | undefined

/**
 * The preferred size of the cards. Kept in the browser, not in the URL, so that
 * shared links don't carry it.
 */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, read, onServer)
  const set = useCallback((next: Density) => {
    chosen = next
    try {
      localStorage.setItem(key, next)
    } catch {}
    for (const listener of listeners) listener()
  }, [])
  return [density, set]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): Density {
  if (chosen) return chosen
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

const onServer = (): Density => 'comfortable'
