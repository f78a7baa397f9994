'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { getPage, getPlace, getPlaceKey, setPlace } from './scrollPlaces.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

const maxPages = 20

export function useRestoredPages(
  name: string | undefined,
  arriving: RefObject<boolean>,
  grid: useCollectibleGrid.ReturnType,
): (page: number) => void {
  const { collectibles, hasMore, isMoreFailed, isReading, loadMore } = grid
  const pages = useRef(0)
  const longest = useRef({ name, length: -1 })
  const requested = useRef<unknown>(undefined)
  const canRead = hasMore && !isReading && !isMoreFailed
  const isNumbered = grid.paging === 'pages'
  useEffect(() => {
    if (!canRead) requested.current = undefined
    if (!name || !canRead || isNumbered || !arriving.current) return
    const { index, tokenId } = getPlace(getPlaceKey(name)) ?? {}
    if (index === undefined || index < collectibles.length) return
    if (collectibles.some(({ metadata }) => metadata.tokenId === tokenId))
      return
    // A second call would cancel the first.
    if (pages.current === maxPages || requested.current === collectibles) return
    const { length } = collectibles
    // The last page brought nothing new.
    if (longest.current.name === name && length <= longest.current.length)
      return
    longest.current = { name, length }
    pages.current += 1
    requested.current = collectibles
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
