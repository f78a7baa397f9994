'use client'
import { type FocusEvent, type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'

/**
 * When a focused notice unmounts, moves the focus to a neighbouring notice, or back
 * to the element that had it before.
 */
export function useNextFocus(
  notice: RefObject<HTMLElement | null>,
  shared: RefObject<HTMLElement | null> | undefined,
) {
  const own = useRef<HTMLElement>(null)
  const origin = shared ?? own
  useBrowserLayoutEffect(() => {
    const { current } = notice
    return () => {
      if (!current?.contains(document.activeElement)) return
      const { nextElementSibling, previousElementSibling } = current
      const next = nextElementSibling ?? previousElementSibling
      // During the commit, React would not hear of it.
      queueMicrotask(() => {
        const isNext = next instanceof HTMLElement && next.isConnected
        const target = isNext ? next : origin.current
        target?.focus({ preventScroll: true })
      })
    }
  }, [notice, origin])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isFromNotice = currentTarget.parentElement?.contains(relatedTarget)
    if (relatedTarget instanceof HTMLElement && !isFromNotice)
      origin.current = relatedTarget
  }
}
