'use client'
import { useState } from 'react'

/** Where loading stands. */
export type MediaStatus = 'loading' | 'loaded' | 'error'

/** Milliseconds from the first within which nobody has seen it load. */
const swift = 200

/** One address after the other, until one of them loads. */
export function useAttempts(urls: readonly string[]): {
  fail: () => void
  /** Whether it was there so soon that it has nothing to fade in from. */
  isSwift: boolean
  load: () => void
  status: MediaStatus
  url: string | undefined
} {
  const of = urls.join(' ')
  const [begun] = useState(() => performance.now())
  const [known, setKnown] = useState({ ...nothing, of })
  const { at, isSwift, loaded } = known.of === of ? known : nothing
  const url = urls[at]
  return {
    fail: () => setKnown({ ...nothing, at: at + 1, of }),
    isSwift,
    load: () =>
      setKnown({
        ...{ at, loaded: true, of },
        isSwift: performance.now() - begun < swift,
      }),
    status: url === undefined ? 'error' : loaded ? 'loaded' : 'loading',
    url,
  }
}

const nothing = { at: 0, isSwift: false, loaded: false }
