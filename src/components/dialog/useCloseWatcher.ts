'use client'
import { useEffect, useRef } from 'react'

declare const CloseWatcher:
  | (new () => { destroy: () => void; onclose: (() => void) | null })
  | undefined

/**
 * Lets Back on a phone close a layer, in browsers with `CloseWatcher`. Adds no
 * history entry, because the history belongs to the host's router.
 */
export function useCloseWatcher(enabled: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!enabled || typeof CloseWatcher !== 'function') return
    // With a keyboard, it would also get the Escape of a wallet's window above.
    if (window.matchMedia('(hover: hover)').matches) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [enabled])
}
