'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import {
  getPage,
  getPositionKey,
  getScrollPosition,
  setScrollPosition,
} from './scrollPositions.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

const maxPages = 20

export function useRestoredPages(
  name: string | undefined,
  arriving: RefObject<boolean>,
  grid: useCollectibleGrid.ReturnType,
): (page: number) => void {
  const {
    collectibles,
    hasNextPage,
    hasStalled,
    isFetchNextPageError,
    isFetching,
  } = grid
  const { fetchNextPage } = grid
  const restored = useRef({ name, pages: 0 })
  const requested = useRef<unknown>(undefined)
  const canRead =
    hasNextPage && !hasStalled && !isFetching && !isFetchNextPageError
  const isNumbered = grid.paging === 'pages'
  useEffect(() => {
    if (!canRead) requested.current = undefined
    if (!name || !canRead || isNumbered || !arriving.current) return
    const { index, tokenId } = getScrollPosition(getPositionKey(name)) ?? {}
    if (index === undefined || index < collectibles.length) return
    if (collectibles.some(({ metadata }) => metadata.tokenId === tokenId))
      return
    if (restored.current.name !== name) restored.current = { name, pages: 0 }
    // A second call would cancel the first.
    if (requested.current === collectibles) return
    if (restored.current.pages === maxPages) return
    restored.current.pages += 1
    requested.current = collectibles
    fetchNextPage()
  }, [arriving, canRead, collectibles, isNumbered, fetchNextPage, name])

  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  useEffect(() => {
    if (!name || !isNumbered || !arriving.current) return
    const { page, setPage } = latest.current
    const kept = getPage(getPositionKey(name))
    if (kept && kept !== page) setPage(kept)
  }, [arriving, isNumbered, name])
  return useCallback(
    (page) => {
      if (name) setScrollPosition(getPositionKey(name), page)
    },
    [name],
  )
}
