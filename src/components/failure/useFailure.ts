'use client'
import { useState } from 'react'
import type { MarketKitError } from '../../errors.js'

/**
 * Why nothing could be read: told, once, for as long as it is asked again by
 * itself. Who presses "Try again" (`useRetryFailed`) sees it load instead. What
 * is known stays, "there is nothing" too.
 */
export function useFailure(query: {
  data: unknown
  error: MarketKitError | null
  errorUpdatedAt: number
  isPlaceholderData: boolean
}): MarketKitError | null {
  const { data, error, errorUpdatedAt: at, isPlaceholderData } = query
  const isRead = data !== undefined && !isPlaceholderData
  const [last, setLast] = useState({ at, error })
  if ((isRead || error) && (last.at !== at || last.error !== error))
    setLast({ at, error })
  if (isRead) return null
  // While it is asked again, React Query knows only when it has failed.
  return error ?? (last.at === at ? last.error : null)
}
