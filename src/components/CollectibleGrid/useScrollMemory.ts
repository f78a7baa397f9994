'use client'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'

/** Where a reader was: this token, so far below the top of the view. */
type Place = { tokenId: string; below: number }

/** Lists whose places are remembered at once. */
const mostPlaces = 50
const places = /* @__PURE__ */ new Map<string, Place>()

/**
 * Brings a reader who comes back to a list to the row that was in view, also
 * in other columns. What counts as back is the browser's own entry of history,
 * so that a new visit begins at the top.
 */
export function useScrollMemory(
  /** Names the list; undefined remembers nothing. */
  name: string | undefined,
  collectibles: readonly CollectibleOrder[],
  {
    columns,
    virtualizer,
  }: {
    columns: number
    virtualizer: Virtualizer<Element, Element> | undefined
  },
): void {
  const isDone = useRef(false)
  const latest = useRef({ collectibles, columns })
  useLayoutEffect(() => {
    latest.current = { collectibles, columns }
  })
  useLayoutEffect(() => {
    if (!name || !virtualizer || isDone.current) return
    isDone.current = true
    const place = places.get(keyOf(name))
    if (!place) return
    const index = latest.current.collectibles.findIndex(
      ({ metadata }) => metadata.tokenId === place.tokenId,
    )
    const row = Math.floor(index / latest.current.columns)
    const start = virtualizer.getOffsetForIndex(row, 'start')?.[0]
    if (index >= 0 && start !== undefined)
      virtualizer.options.scrollToFn(start - place.below, {}, virtualizer)
  }, [name, virtualizer])
  useEffect(() => {
    const parent = virtualizer?.scrollElement
    if (!name || !virtualizer || !parent) return
    const isPage = parent === document.documentElement
    const target = isPage ? window : parent
    const save = () => {
      const row = virtualizer.getVirtualItemForOffset(
        virtualizer.scrollOffset ?? 0,
      )
      const { collectibles, columns } = latest.current
      const found = row && collectibles[row.index * columns]
      if (!found) return
      const key = keyOf(name)
      places.delete(key)
      places.set(key, {
        tokenId: found.metadata.tokenId,
        below: row.start - (virtualizer.scrollOffset ?? 0),
      })
      const [oldest] = places.keys()
      if (places.size > mostPlaces && oldest) places.delete(oldest)
    }
    target.addEventListener('scroll', save, { passive: true })
    return () => target.removeEventListener('scroll', save)
  }, [name, virtualizer])
}

function keyOf(name: string): string {
  const { history, location } = window
  const { navigation } = window as Window & {
    navigation?: { currentEntry?: { key?: string } | null }
  }
  const state = history.state as { key?: unknown } | null
  const entry = navigation?.currentEntry?.key ?? state?.key ?? location.href
  return `${entry} ${name}`
}
