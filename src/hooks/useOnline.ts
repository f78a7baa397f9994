'use client'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Whether there is a network, as far as the browser and React Query know.
 * Reads wait while there is none, and go on by themselves.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline, onServer)
}

/** Tells when the network comes or goes. */
export function subscribeOnline(listener: () => void): () => void {
  const stop = onlineManager.subscribe(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    stop()
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** React Query learns of what happens, not of how a page begins. */
export function isOnline(): boolean {
  return onlineManager.isOnline() && navigator.onLine !== false
}

const onServer = () => true
