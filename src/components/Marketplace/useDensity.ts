'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '../../hooks/createListeners.js'
import { readText, writeText } from '../../hooks/localText.js'

export type Density = 'comfortable' | 'compact'

const key = 'marketkit.density'
const changes = /* @__PURE__ */ createListeners()
let chosen: Density | undefined

/** Kept in the browser, so that shared links don't carry it. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore(changes.subscribe, read, onServer)
  const set = useCallback((next: Density) => {
    chosen = next
    writeText(key, next)
    changes.emit()
  }, [])
  return [density, set]
}

function read(): Density {
  if (chosen) return chosen
  return readText(key) === 'compact' ? 'compact' : 'comfortable'
}

const onServer = (): Density => 'comfortable'
