'use client'
import { useCallback, useEffect, useRef } from 'react'
import type { BrowseUrl } from './useBrowseUrl.js'

/**
 * The query as it will be once all steps that were taken have arrived: routers
 * take their time, and draw the old query meanwhile.
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
    // What nobody here has asked for has come from elsewhere, and holds.
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

/** A query in one way of writing, with `?` or without. */
function plain(search: string): string {
  return new URLSearchParams(search).toString()
}
