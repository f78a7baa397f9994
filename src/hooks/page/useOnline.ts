'use client'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isLocalService } from '../../query/settings.js'
import { useMarketKit } from '../context/useMarketKit.js'

/** Whether the service is in reach: one on this device is, whatever the browser says. */
export function useOnline(): boolean {
  const { client } = useMarketKit()
  const isLocal = isLocalService(client)
  return useSyncExternalStore(
    subscribeOnline,
    // An app may still take React Query offline.
    () => isOnline() || (isLocal && navigator.onLine === false),
    onServer,
  )
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
