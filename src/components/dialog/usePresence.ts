'use client'
import { type RefObject, useEffect, useState } from 'react'

/** Whether a layer is on the page: while it is open, and while it leaves. */
export function usePresence(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onClosed: () => void,
): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    let left = false
    const leaving = element.current?.getAnimations?.() ?? []
    Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (left) return
      setPresent(false)
      onClosed()
    })
    return () => {
      left = true
    }
    // Only the change from open to closed begins the leaving.
  }, [open, present, element, onClosed])
  return present
}
