'use client'
import { type RefObject, useEffect } from 'react'

declare const CloseWatcher:
  | (new () => { destroy: () => void; onclose: () => void })
  | undefined

/** Back on a phone acts as Escape, in browsers with `CloseWatcher`. */
export function useBack(
  popup: RefObject<HTMLElement | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    // Devices that hover have a keyboard: there it would also get the Escape of a
    // wallet's window above.
    if (!enabled || window.matchMedia?.('(hover: hover)').matches) return
    if (typeof CloseWatcher !== 'function') return
    const watcher = new CloseWatcher()
    watcher.onclose = () =>
      popup.current?.dispatchEvent(
        new KeyboardEvent('keydown', {
          bubbles: true,
          cancelable: true,
          key: 'Escape',
        }),
      )
    return () => watcher.destroy()
  }, [enabled, popup])
}
