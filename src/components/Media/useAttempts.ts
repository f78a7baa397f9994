'use client'
import { useEffect, useRef, useState } from 'react'
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

/** Milliseconds from a failure to each attempt out of sight. */
const waits = [5_000, 25_000, 85_000]

/**
 * Retries when the network or the service is back. An outage of the media's host
 * alone has no event, so it is also tried after a while, and when the page shows
 * again.
 */
export function useAttempts(urls: readonly string[]): Attempts {
  const of = urls.join('\n')
  const [startedAt] = useState(() => performance.now())
  const [known, setKnown] = useState({ ...nothing, of })
  const { at, isSwift, loaded } = known.of === of ? known : nothing
  const url = urls[at]
  const status = url === undefined ? 'error' : loaded ? 'loaded' : 'loading'
  const hasFailed = status === 'error' && urls.length > 0
  const failed = useRef<HTMLImageElement | HTMLMediaElement>(null)
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => {
      if (isOnline()) setKnown(afresh)
    }
    const probe = () => {
      if (document.hidden || !isOnline()) return
      for (const url of of.split('\n')) loadUnseen(failed.current, url, retry)
    }
    const stops = [subscribeOnline(retry), subscribeServiceBack(retry)]
    const timers = waits.map((ms) => setTimeout(probe, ms))
    document.addEventListener('visibilitychange', probe)
    return () => {
      for (const stop of stops) stop()
      timers.forEach(clearTimeout)
      document.removeEventListener('visibilitychange', probe)
    }
  }, [hasFailed, of])
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
      if (!element) return
      failed.current = element
      if (status === 'loading') catchUp(element, fail, load)
    },
  }
}

const nothing = { at: 0, isSwift: false, loaded: false }
const afresh = { ...nothing, of: '' }

/** Loads into the browser's cache: to show each attempt would flicker. */
function loadUnseen(
  failed: HTMLImageElement | HTMLMediaElement | null,
  url: string,
  onLoad: () => void,
): void {
  const copy = failed?.cloneNode() as typeof failed | undefined
  if (!copy) return
  copy.removeAttribute('loading')
  copy.onload = onLoad
  copy.onloadedmetadata = onLoad
  copy.src = url
}

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
