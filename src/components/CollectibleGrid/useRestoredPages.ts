'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { getPage, getPlace, getPlaceKey, setPlace } from './scrollPlaces.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

/** Pages that are read at most to find a place again. */
const mostPages = 20

/**
 * Reads on to where a reader was, when a list is read anew: after a reload only
 * its first page is there. Page by page, and until they do something. Answers
 * what remembers the page that they choose of numbered ones.
 */
export function useRestoredPages(
  /** Names the list; undefined remembers nothing. */
  name: string | undefined,
  arriving: RefObject<boolean>,
  grid: useCollectibleGrid.ReturnType,
): (page: number) => void {
  const { collectibles, hasMore, isMoreFailed, isReading, loadMore } = grid
  const pages = useRef(0)
  const asked = useRef<unknown>(undefined)
  const canRead = hasMore && !isReading && !isMoreFailed
  const isNumbered = grid.paging === 'pages'
  useEffect(() => {
    if (!canRead) asked.current = undefined
    if (!name || !canRead || isNumbered || !arriving.current) return
    const { index, tokenId } = getPlace(getPlaceKey(name)) ?? {}
    if (index === undefined || index < collectibles.length) return
    if (collectibles.some(({ metadata }) => metadata.tokenId === tokenId))
      return
    // Asked twice, the second reading would stop the first.
    if (pages.current === mostPages || asked.current === collectibles) return
    pages.current += 1
    asked.current = collectibles
    loadMore()
  }, [arriving, canRead, collectibles, isNumbered, loadMore, name])

  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  useEffect(() => {
    if (!name || !isNumbered || !arriving.current) return
    const { page, setPage } = latest.current
    const kept = getPage(getPlaceKey(name))
    if (kept && kept !== page) setPage(kept)
  }, [arriving, isNumbered, name])
  return useCallback(
    (page) => {
      if (name) setPlace(getPlaceKey(name), page)
    },
    [name],
  )
}
