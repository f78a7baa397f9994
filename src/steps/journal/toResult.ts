import type { Hex } from 'viem'
import type { JournalStep } from './record.js'

/** What steps bring about. */
export type Result = {
  /** The transactions that were mined, in order. */
  hashes: Hex[]
  /** The order that the service made of a signature. */
  orderId?: string | undefined
  /** Set when an earlier run had done it already, and nothing was asked. */
  resumed?: true | undefined
}

/** What the steps that are done have brought about. */
export function toResult(steps: readonly JournalStep[]): Result {
  const hashes = new Set<Hex>()
  let made: string | undefined
  for (const { hash, orderId, status } of steps) {
    if (hash && status === 'done') hashes.add(hash)
    made = orderId ?? made
  }
  return { hashes: [...hashes], orderId: made }
}
