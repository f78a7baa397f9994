'use client'
import { useEffect, useRef } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { gridLabels } from '../../labels/gridLabels.js'
import { useLabels } from '../text/useLabels.js'
import { findScrollParent } from './scrollView.js'

export function LoadMore(props: {
  automatic: boolean
  busy: boolean
  failed: boolean
  /** Must be stable: a new function loads again. */
  onMore: () => unknown
}) {
  const { automatic, busy, failed, onMore } = props
  const labels = useLabels(commonLabels, gridLabels)
  const button = useRef<HTMLButtonElement>(null)
  const waits = automatic && !busy && !failed
  useEffect(() => {
    if (!waits || !button.current || !window.IntersectionObserver) return
    const parent = findScrollParent(button.current)
    const observer = new IntersectionObserver(
      // One callback can report several entries; the last is the newest.
      (entries) => entries.at(-1)?.isIntersecting && onMore(),
      {
        root: parent === document.documentElement ? null : parent,
        rootMargin: '800px',
      },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [waits, onMore])
  return (
    <div className="mk-collectible-grid-more">
      {failed && !busy && <p role="alert">{labels['grid.moreError']}</p>}
      <button
        aria-busy={busy || undefined}
        className="mk-button"
        onClick={() => !busy && onMore()}
        ref={button}
        type="button"
      >
        {busy && <span className="mk-spinner" />}
        <span>
          {busy ? labels.loading : failed ? labels.retry : labels.loadMore}
        </span>
      </button>
    </div>
  )
}
