'use client'
import { useSyncExternalStore } from 'react'

/**
 * Whether this is drawn in a browser alone. Not on a server, and not in the
 * first drawing over what a server drew, which has to match that.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
