'use client'
import { useEffect, useRef, useState } from 'react'

const successMs = 60_000

/** Waits while the page is hidden, or the notice is pointed at or focused. */
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
      timer = setTimeout(() => !document.hidden && leave.current(), successMs)
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
