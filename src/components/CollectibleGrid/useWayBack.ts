'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { placeKey, placeOf } from './scrollPlaces.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

/** Pages that are read at most to find a place again. */
const mostPages = 20

/**
 * Reads on to where a reader was, when a list is read anew: after a reload only
 * its first page is there. Page by page, and until they do something.
 */
export function useWayBack(
  /** Names the list; undefined remembers nothing. */
  name: string | undefined,
  arriving: RefObject<boolean>,
  grid: useCollectibleGrid.ReturnType,
): void {
  const { collectibles, hasMore, isMoreFailed, isReading, loadMore } = grid
  const pages = useRef(0)
  const canRead = hasMore && !isReading && !isMoreFailed
  const isNumbered = grid.paging === 'pages'
  useEffect(() => {
    if (!name || !canRead || isNumbered || !arriving.current) return
    const { index, tokenId } = placeOf(placeKey(name)) ?? {}
    if (index === undefined || index < collectibles.length) return
    if (collectibles.some(({ metadata }) => metadata.tokenId === tokenId))
      return
    if (pages.current === mostPages) return
    pages.current += 1
    loadMore()
  }, [arriving, canRead, collectibles, isNumbered, loadMore, name])
}
