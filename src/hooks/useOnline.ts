'use client'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline, onServer)
}

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

/** React Query learns of changes, not of the initial state. */
export function isOnline(): boolean {
  return onlineManager.isOnline() && navigator.onLine !== false
}

const onServer = () => true
