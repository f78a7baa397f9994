'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'

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
