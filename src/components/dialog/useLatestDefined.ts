'use client'
import { useState } from 'react'

/**
 * Returns the latest defined value, so that a dialog can animate out after its
 * subject is gone.
 */
export function useLatestDefined<value>(
  given: value | undefined,
): value | undefined {
  const [latest, setLatest] = useState(given)
  if (given !== undefined && given !== latest) setLatest(given)
  return given ?? latest
}
