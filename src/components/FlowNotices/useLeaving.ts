'use client'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds after which a success dismisses itself. */
const goodNewsTime = 60_000

/**
 * Dismisses a notice after a while. Waits while the page is hidden, and while
 * the notice has the pointer or the focus. Returns the event handlers for that.
 */
export function useLeaving(leaves: boolean, onLeave: () => void) {
  const leave = useRef(onLeave)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    if (!leaves || held) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => !document.hidden && leave.current(),
        goodNewsTime,
      )
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [held, leaves])
  return {
    onBlur: () => setFocused(false),
    onFocus: () => setFocused(true),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
  }
}
