'use client'
import { useState } from 'react'

/** A total that rose while somebody looked at it. */
export type RaisedTotal = {
  /** What the person saw before, in the smallest unit of the currency. */
  before: bigint
  accept: () => void
}

/**
 * Notices that what several items cost has risen, and not because the person
 * chose otherwise: the press that was meant for less must not buy for more.
 */
export function useRaisedTotal(
  /** The total; undefined while there is none. */
  total: bigint | undefined,
  {
    choice,
    enabled,
  }: {
    /** What the person chose: another one may cost what it does. */
    choice: unknown
    /** Whether somebody sees it. */
    enabled: boolean
  },
): RaisedTotal | undefined {
  const [seen, see] = useState<{ choice: unknown; total: bigint }>()
  if (!enabled) {
    if (seen) see(undefined)
    return undefined
  }
  if (total === undefined) return undefined
  if (!seen || seen.choice !== choice || total < seen.total)
    see({ choice, total })
  else if (total > seen.total)
    return { before: seen.total, accept: () => see({ choice, total }) }
  return undefined
}
