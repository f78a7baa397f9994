'use client'
import { useEffect, useState } from 'react'
import { useInBrowser } from '../../hooks/useInBrowser.js'

/** Whether this browser showed a page before; false while hydrating. */
export function useHasVisited(name: string): boolean {
  const key = `marketkit:seen:${name}`
  const inBrowser = useInBrowser()
  const [hasVisited] = useState(() => read(key))
  useEffect(() => {
    try {
      localStorage.setItem(key, '1')
    } catch {}
  }, [key])
  return inBrowser && hasVisited
}

/** Without storage, every visit is the first one. */
function read(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
