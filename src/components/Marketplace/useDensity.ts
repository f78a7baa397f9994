'use client'
import { useCallback, useSyncExternalStore } from 'react'

/** Size of the cards of a grid. */
export type Density = 'comfortable' | 'compact'

const key = 'marketkit.density'
const listeners = new Set<() => void>()
/** What was chosen where nothing can be stored. */
let chosen: Density | undefined

/**
 * The size of cards that a reader likes: a matter of taste, which stays with
 * the browser and is not part of an address that is shared.
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
