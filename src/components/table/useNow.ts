'use client'
import { useEffect, useState } from 'react'
import { useInBrowser } from '../../hooks/useInBrowser.js'

/** Milliseconds between two looks at the clock. */
const interval = 30_000

/**
 * The time in milliseconds, again every half minute and at the moment that is
 * waited for. A server has none: what it draws lasts.
 */
export function useNow(next?: number | undefined): number | undefined {
  const inBrowser = useInBrowser()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = next === undefined || next <= now ? interval : next - now
    const pause = Math.min(interval, left)
    const timer = setTimeout(() => setNow(Date.now()), pause)
    return () => clearTimeout(timer)
  }, [next, now])
  return inBrowser ? now : undefined
}
