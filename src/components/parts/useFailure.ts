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
  errorUpdateCount: number
  isPlaceholderData: boolean
}): MarketKitError | null {
  const { data, error, errorUpdateCount, isPlaceholderData } = query
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  if (data !== undefined && !isPlaceholderData) return null
  // While it is asked again, React Query knows only that it has failed.
  return error ?? (errorUpdateCount > 0 ? last : null)
}
