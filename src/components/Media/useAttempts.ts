'use client'
import { useEffect, useState } from 'react'
import { isOnline, subscribeOnline } from '../../hooks/useOnline.js'
import { subscribeServiceBack } from '../../hooks/useServiceBack.js'

export type MediaStatus = 'loading' | 'loaded' | 'error'

export type Attempts = {
  fail: () => void
  /** Whether the element loaded so fast that it needs no fade. */
  isSwift: boolean
  load: () => void
  retry: () => void
  status: MediaStatus
  url: string | undefined
  watch: (element: HTMLImageElement | HTMLMediaElement | null) => void
}

const swiftMs = 200

/** Retries when the network or the service is back. */
export function useAttempts(urls: readonly string[]): Attempts {
  const of = urls.join(' ')
  const [startedAt] = useState(() => performance.now())
  const [known, setKnown] = useState({ ...nothing, of })
  const { at, isSwift, loaded } = known.of === of ? known : nothing
  const url = urls[at]
  const status = url === undefined ? 'error' : loaded ? 'loaded' : 'loading'
  const hasFailed = status === 'error' && urls.length > 0
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => {
      if (isOnline()) setKnown(afresh)
    }
    const stops = [subscribeOnline(retry), subscribeServiceBack(retry)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [hasFailed])
  const fail = () => setKnown({ ...nothing, at: at + 1, of })
  const load = () =>
    setKnown({
      ...{ at, loaded: true, of },
      isSwift: performance.now() - startedAt < swiftMs,
    })
  return {
    fail,
    isSwift,
    load,
    retry: () => setKnown(afresh),
    status,
    url,
    watch: (element) => {
      if (element && status === 'loading') catchUp(element, fail, load)
    },
  }
}

const nothing = { at: 0, isSwift: false, loaded: false }
const afresh = { ...nothing, of: '' }

/** Server-rendered media may have loaded or failed before React listened. */
function catchUp(
  element: HTMLImageElement | HTMLMediaElement,
  fail: () => void,
  load: () => void,
): void {
  if ('readyState' in element) {
    if (element.error) fail()
    else if (element.readyState) load()
  } else if (element.complete) {
    if (element.naturalWidth) load()
    else element.decode?.().then(load, fail)
  }
}
