'use client'
import { useEffect, useState } from 'react'
import { isOnline, subscribeOnline } from '../../hooks/useOnline.js'
import { subscribeServiceBack } from '../../hooks/useServiceBack.js'

/** Where loading stands. */
export type MediaStatus = 'loading' | 'loaded' | 'error'

export type Attempts = {
  fail: () => void
  /** Whether it was there so soon that it has nothing to fade in from. */
  isSwift: boolean
  load: () => void
  /** Begins with the first address again. */
  retry: () => void
  status: MediaStatus
  url: string | undefined
  /** The `ref` of the element that loads it. */
  watch: (element: HTMLImageElement | HTMLMediaElement | null) => void
}

/** Milliseconds from the first within which nobody has seen it load. */
const swift = 200

/**
 * One address after the other, until one of them loads; all of them again when
 * the connection or the service is back, as what is read.
 */
export function useAttempts(urls: readonly string[]): Attempts {
  const of = urls.join(' ')
  const [begun] = useState(() => performance.now())
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
      isSwift: performance.now() - begun < swift,
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

/**
 * What a server drew may have loaded or failed before React listens. A failed
 * picture is complete and has no width, but so are some that are fine.
 */
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
