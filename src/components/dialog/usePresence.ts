'use client'
import { type RefObject, useEffect, useState } from 'react'

export function usePresence(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onClosed?: (() => void) | undefined,
): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    let isStopped = false
    const animations = element.current?.getAnimations?.() ?? []
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isStopped) return
      setPresent(false)
      onClosed?.()
    })
    return () => {
      isStopped = true
    }
  }, [open, present, element, onClosed])
  return present
}
