'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'

/** Moves the focus of a dialog to the button that is left at its end. */
export function useEndFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useBrowserLayoutEffect(() => {
    const now = document.activeElement
    const layer = button.current?.closest('[role="dialog"]')
    // A wallet's sheet keeps the focus while it is there.
    if (!now || now === document.body || layer?.contains(now))
      button.current?.focus({ preventScroll: true })
  }, [])
  return button
}
