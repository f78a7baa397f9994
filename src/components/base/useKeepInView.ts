'use client'
import { type RefObject, useEffect } from 'react'

/** Stops when the user focuses something in the dialog's body. */
export function useKeepInView(
  element: RefObject<HTMLElement | null>,
  enabled = true,
): void {
  useEffect(() => {
    const { current } = element
    const body = current?.closest<HTMLElement>('.mk-dialog-body')
    if (!enabled || !current || !body || !window.ResizeObserver) return
    const observer = new ResizeObserver(() => {
      const { clientHeight, scrollHeight, scrollTop } = body
      const below = scrollHeight - clientHeight - scrollTop
      const above =
        current.getBoundingClientRect().top - body.getBoundingClientRect().top
      // If it doesn't fit, show its first lines.
      body.scrollTop += Math.max(Math.min(below, above), 0)
    })
    observer.observe(body)
    observer.observe(current)
    const stop = () => observer.disconnect()
    body.addEventListener('focusin', stop)
    return () => {
      stop()
      body.removeEventListener('focusin', stop)
    }
  }, [element, enabled])
}
