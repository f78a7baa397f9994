'use client'
import { useEffect, useRef } from 'react'
import { useLabels } from '../parts/useLabels.js'

/** Asks for more when it comes near, and by hand; stops by itself on failure. */
export function LoadMore(props: {
  busy: boolean
  failed: boolean
  /** Stable, or it is called again with every render. */
  onMore: () => unknown
}) {
  const { busy, failed, onMore } = props
  const labels = useLabels()
  const button = useRef<HTMLButtonElement>(null)
  const idle = !busy && !failed
  useEffect(() => {
    if (!idle || !button.current || !window.IntersectionObserver) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && onMore(),
      { rootMargin: '600px' },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [idle, onMore])
  return (
    <div data-mk="collectible-grid-more">
      <button
        aria-busy={busy || undefined}
        data-mk="button"
        onClick={() => !busy && onMore()}
        ref={button}
        type="button"
      >
        {busy && <span data-mk="spinner" />}
        {busy ? labels.loading : failed ? labels.retry : labels.loadMore}
      </button>
    </div>
  )
}
