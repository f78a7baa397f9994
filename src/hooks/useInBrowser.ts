'use client'
import { useSyncExternalStore } from 'react'

/**
 * Whether this renders in a browser after hydration. False on a server, and in
 * the first render over its HTML, which must match.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
