'use client'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * Whether there is a network, as far as the browser and React Query know.
 * Reads wait while there is none, and go on by themselves.
 *
 * @example
 * import { useOnline } from 'marketkit'
 *
 * const isOnline = useOnline()
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline, onServer)
}

/** The event of a service that answers again, as if the network had come. */
export const serviceBack = 'marketkit-online'

const events = ['online', 'offline', serviceBack]

/** Tells when the network comes or goes, or the service answers again. */
export function subscribeOnline(listener: () => void): () => void {
  const stop = onlineManager.subscribe(listener)
  for (const event of events) addEventListener(event, listener)
  return () => {
    stop()
    for (const event of events) removeEventListener(event, listener)
  }
}

/** React Query learns of what happens, not of how a page begins. */
export function isOnline(): boolean {
  return onlineManager.isOnline() && navigator.onLine !== false
}

const onServer = () => true
