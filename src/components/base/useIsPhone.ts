'use client'
import { useSyncExternalStore } from 'react'

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

const getMediaQuery = () => window.matchMedia?.('(width < 560px)')

const read = () => getMediaQuery()?.matches ?? false

function subscribe(listener: () => void) {
  const query = getMediaQuery()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
