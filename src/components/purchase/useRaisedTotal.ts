'use client'
import { useState } from 'react'
import type { Basket } from './basketTrade.js'

/**
 * A higher total must be accepted, so that a late press doesn't pay more. A new
 * `choice` forgets the old total.
 */
export function useRaisedTotal(
  total: bigint | undefined,
  { choice, enabled }: { choice: unknown; enabled: boolean },
): Basket['priceChange'] {
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
