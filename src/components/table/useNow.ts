'use client'
import { useEffect, useState } from 'react'
import { useInBrowser } from '../../hooks/page/useInBrowser.js'

const updateInterval = 30_000

/**
 * Returns the time in Unix milliseconds, updated every 30 seconds, and at `next` if
 * that is sooner. Undefined on a server, whose HTML may be cached.
 */
export function useNow(next?: number | undefined): number | undefined {
  const inBrowser = useInBrowser()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = next === undefined || next <= now ? updateInterval : next - now
    const pause = Math.min(updateInterval, left)
    const timer = setTimeout(() => setNow(Date.now()), pause)
    return () => clearTimeout(timer)
  }, [next, now])
  return inBrowser ? now : undefined
}
