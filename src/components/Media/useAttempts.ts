'use client'
import { useEffect, useRef, useState } from 'react'
import { usePageEvents } from '../../hooks/page/pageEvents.js'
import { isOnline, subscribeOnline } from '../../hooks/page/useOnline.js'

export type MediaStatus = 'loading' | 'loaded' | 'error'

export type Attempts = ReturnType<typeof useAttempts>

type MediaElement = HTMLImageElement | HTMLMediaElement

const swiftMs = 200

/** Seconds from a failure to each attempt; up to half as long again, at random. */
const retryDelays = [5, 15, 45, 135, 405]

/**
 * Retries when the network or the service is back. The end of an outage of the
 * media's host alone has no event, so it is also tried five times in some minutes.
 */
export function useAttempts(urls: readonly string[]) {
  const of = urls.join(' ')
  const { subscribeToServiceBack } = usePageEvents()
  const [startedAt] = useState(Date.now)
  const [known, setKnown] = useState(nothing)
  const { at, isSwift, loaded } = known.of === of ? known : nothing
  const url = urls[at]
  const status: MediaStatus =
    url === undefined ? 'error' : loaded ? 'loaded' : 'loading'
  const hasFailed = !url && at > 0
  const last = useRef<{ element: MediaElement; urls: readonly string[] }>(null)
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => isOnline() && setKnown(nothing)
    // React has removed the element, so that nothing flickers.
    const probe = (turn: number) => {
      if (!last.current) return
      const { element, urls } = last.current
      element.onload = element.onloadedmetadata = retry
      element.removeAttribute('loading')
      if ('preload' in element) element.preload = 'metadata'
      element.src = urls[turn % urls.length] as string
    }
    const timers = retryDelays.map((it, turn) =>
      setTimeout(probe, it * (1000 + 500 * Math.random()), turn),
    )
    const stopOnline = subscribeOnline(retry)
    const stopBack = subscribeToServiceBack(retry)
    return () => {
      timers.forEach(clearTimeout)
      const { element } = last.current ?? {}
      if (element) element.onload = element.onloadedmetadata = null
      stopOnline()
      stopBack()
    }
  }, [hasFailed, subscribeToServiceBack])
  const fail = () => setKnown({ ...nothing, at: at + 1, of })
  const load = () =>
    setKnown({
      at,
      isSwift: Date.now() - startedAt < swiftMs,
      loaded: true,
      of,
    })
  return {
    fail,
    isSwift,
    load,
    retry: () => setKnown(nothing),
    status,
    url,
    watch: (element: MediaElement | null) => {
      if (!element) return
      last.current = { element, urls }
      if (status === 'loading') catchUp(element, fail, load)
    },
  }
}

const nothing = { at: 0, isSwift: false, loaded: false, of: '' }

/** Server-rendered media may have loaded or failed before React listened. */
function catchUp(
  element: MediaElement,
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
