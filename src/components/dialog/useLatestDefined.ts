'use client'
import { useState } from 'react'

/** The latest that was given: a dialog outlives what it was opened for. */
export function useLatestDefined<value>(
  given: value | undefined,
): value | undefined {
  const [kept, keep] = useState(given)
  if (given !== undefined && given !== kept) keep(given)
  return given ?? kept
}
