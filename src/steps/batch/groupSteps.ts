import type { ReadableStep } from '../base/readStep.js'

/** A step that sends a transaction. */
export type Transaction = ReadableStep & { kind: 'transaction' }

/** Several transactions that the wallet shows as one prompt. */
export function isBundle(part: ReadableStep[]): part is Transaction[] {
  return part.length > 1
}

/**
 * The steps in parts that a wallet can show as one prompt: transactions in a
 * row. What has something to post ends its row: that needs its own receipt.
 */
export function groupSteps(steps: readonly ReadableStep[]): ReadableStep[][] {
  const rows: ReadableStep[][] = []
  for (const step of steps) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    const joins = last?.kind === 'transaction' && !last.post
    if (row && joins && step.kind === 'transaction') row.push(step)
    else rows.push([step])
  }
  return rows
}
