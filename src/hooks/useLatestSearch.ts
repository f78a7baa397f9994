'use client'
import { useCallback, useEffect, useRef } from 'react'
import type { BrowseUrl } from './useBrowseUrl.js'

/**
 * The query after all pending navigations: routers are asynchronous, and render
 * the old query meanwhile.
 */
export function useLatestSearch(url: BrowseUrl): {
  go: BrowseUrl['navigate']
  read: () => string
} {
  const latest = useRef(url)
  const underWay = useRef<readonly string[]>([])
  const arrived = plain(url.search)
  useEffect(() => {
    latest.current = url
  })
  useEffect(() => {
    const steps = underWay.current
    const place = steps.map(plain).lastIndexOf(arrived)
    // A query that we didn't set comes from elsewhere, and wins.
    underWay.current = place === -1 ? [] : steps.slice(place + 1)
  }, [arrived])
  return {
    go: useCallback((next, options) => {
      underWay.current = [...underWay.current, next]
      latest.current.navigate(next, options)
    }, []),
    read: useCallback(() => {
      const { read, search } = latest.current
      return read?.() ?? underWay.current.at(-1) ?? search
    }, []),
  }
}

/** Normalizes a query with or without `?`. */
function plain(search: string): string {
  return new URLSearchParams(search).toString()
}
