'use client'
import { useState } from 'react'

/** Where loading stands. */
export type MediaStatus = 'loading' | 'loaded' | 'error'

/** One address after the other, until one of them loads. */
export function useAttempts(urls: readonly string[]): {
  fail: () => void
  load: () => void
  status: MediaStatus
  url: string | undefined
} {
  const of = urls.join(' ')
  const [known, setKnown] = useState({ at: 0, loaded: false, of })
  const { at, loaded } = known.of === of ? known : { at: 0, loaded: false }
  const url = urls[at]
  return {
    fail: () => setKnown({ at: at + 1, loaded: false, of }),
    load: () => setKnown({ at, loaded: true, of }),
    status: url === undefined ? 'error' : loaded ? 'loaded' : 'loading',
    url,
  }
}
