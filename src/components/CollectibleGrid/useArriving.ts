'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { onFirstInput } from './onFirstInput.js'

/**
 * Whether a reader has only come, or come back: until they do something, a list
 * may still be brought to where they were.
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
