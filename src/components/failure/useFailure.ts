'use client'
import { useState } from 'react'
import type { MarketKitError } from '../../errors.js'

/** The failure stays while the query retries by itself. */
export function useFailure<error extends MarketKitError>(query: {
  data: unknown
  error: error | null
  errorUpdatedAt: number
  isPlaceholderData: boolean
}): error | null {
  const { data, error, errorUpdatedAt: at, isPlaceholderData } = query
  const isLoaded = data !== undefined && !isPlaceholderData
  const [last, setLast] = useState({ at, error })
  if ((isLoaded || error) && (last.at !== at || last.error !== error))
    setLast({ at, error })
  if (isLoaded) return null
  // During a refetch React Query clears `error`.
  return error ?? (last.at === at ? last.error : null)
}
