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
    // With a keyboard, it would also get the Escape of a wallet's window above.
    if (!enabled || window.matchMedia?.('(hover: hover)').matches) return
    if (typeof CloseWatcher !== 'function') return
    const Watcher = CloseWatcher
    let watcher = watch()
    function watch() {
      const created = new Watcher()
      created.onclose = () => {
        // A watcher ends with its first request, but the sheet may stay open.
        watcher = watch()
        popup.current?.dispatchEvent(
          new KeyboardEvent('keydown', {
            bubbles: true,
            cancelable: true,
            key: 'Escape',
          }),
        )
      }
      return created
    }
    return () => watcher.destroy()
  }, [enabled, popup])
}
