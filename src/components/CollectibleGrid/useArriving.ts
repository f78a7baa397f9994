'use client'
import { type RefObject, useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { onceActed } from './onceActed.js'

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
    return onceActed(act, () => list.current)
  }, [list])
  return arriving
}
