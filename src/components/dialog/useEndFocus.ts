'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'

/**
 * Moves the focus to the button that is left when a flow has ended. Attach the
 * ref to that button.
 */
export function useEndFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useBrowserLayoutEffect(() => {
    const focused = document.activeElement
    const layer = button.current?.closest('[role="dialog"]')
    // Don't take the focus from a wallet's sheet.
    if (!focused || focused === document.body || layer?.contains(focused))
      button.current?.focus({ preventScroll: true })
  }, [])
  return button
}
