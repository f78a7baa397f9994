'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { onFirstInput } from './onFirstInput.js'

/**
 * Whether the reader has just arrived. Until the first input, a list may still
 * scroll to their earlier position.
 */
export function useArriving(list: RefObject<Element | null>) {
  const arriving = useRef(true)
  useBrowserLayoutEffect(() => {
    const act = () => {
      arriving.current = false
    }
    return onFirstInput(act, () => list.current)
  }, [list])
  return arriving
}
