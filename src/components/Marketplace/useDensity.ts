'use client'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../hooks/page/createListeners.js'
import { readText, writeText } from '../../hooks/page/localText.js'

export type Density = 'comfortable' | 'compact'

const key = 'marketkit.density'
const changes = /* @__PURE__ */ createListeners()
let chosen: Density | undefined

/** Kept in the browser, so that shared links don't carry it. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(changes.subscribe, read, onServer), setDensity]
}

function setDensity(density: Density): void {
  chosen = density
  writeText(key, density)
  changes.emit()
}

function read(): Density {
  if (chosen) return chosen
  return readText(key) === 'compact' ? 'compact' : 'comfortable'
}

const onServer = (): Density => 'comfortable'
