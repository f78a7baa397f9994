'use client'
import { useSyncExternalStore } from 'react'

export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
