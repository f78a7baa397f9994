'use client'
import { useSyncExternalStore } from 'react'

/** False on a server, and while hydrating its HTML. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
