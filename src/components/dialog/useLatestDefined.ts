'use client'
import { useState } from 'react'

/** Keeps the last value, so that a dialog without a subject can animate out. */
export function useLatestDefined<value>(
  given: value | undefined,
): value | undefined {
  const [latest, setLatest] = useState(given)
  if (given !== undefined && given !== latest) setLatest(given)
  return given ?? latest
}
