'use client'
import { useEffect, useState } from 'react'
import { readText, writeText } from '../../hooks/page/localText.js'
import { useInBrowser } from '../../hooks/page/useInBrowser.js'

/** Whether this browser showed a page before; false while hydrating. */
export function useHasVisited(name: string): boolean {
  const key = `marketkit:seen:${name}`
  const inBrowser = useInBrowser()
  // Without storage, every visit is the first one.
  const [hasVisited] = useState(() => typeof readText(key) === 'string')
  useEffect(() => writeText(key, '1'), [key])
  return inBrowser && hasVisited
}
