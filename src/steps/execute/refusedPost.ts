import { StepError } from '../../errors.js'
import type { JournalStep } from '../journal/record.js'
import type { Attempt, Run } from '../run/run.js'
import { probeOrder } from './probeOrder.js'
import { readSignedOrder } from './readSignedOrder.js'

/**
 * Writes down that the service refused a signed order, and keeps the signature:
 * whoever has it can fill the order. Does nothing, and returns false, for a
 * signature that is no order.
 */
export async function keepRefused({ indices, run }: Attempt): Promise<boolean> {
  const { journal } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry) return false
  const order = readSignedOrder(entry)
  if (!order && !isListing(run, entry)) return false
  await journal.update(index, { status: 'refused', order })
  return true
}

/** What a listing signs is an order, also in a book that we cannot read. */
function isListing(
  { journal }: Run,
  { kind, signature }: JournalStep,
): boolean {
  const isSigned = kind === 'signature' && signature !== undefined
  return isSigned && journal.part().kind === 'list'
}

/** The error for a signed order that the service refused. */
export function toRefusedError(
  { indices, run }: Attempt,
  cause?: unknown,
): StepError {
  const [index] = indices
  const { order } = run.journal.steps()[index] ?? {}
  const end = order
    ? `until ${new Date(Number(order.endTime) * 1_000).toISOString()}`
    : 'until it ends'
  return new StepError({
    reason: 'post',
    cause,
    details: `The signed order can still be filled ${end}, unless it is cancelled.`,
    fundsMoved: 'maybe',
    index,
    recovery: 'repost',
  })
}

/**
 * Finds out whether the service has a signed order that it refused before.
 * Posts nothing: only the person can want that.
 *
 * @throws StepError `post` if the service does not have the order.
 */
export async function settleRefused(attempt: Attempt): Promise<void> {
  const { indices, run } = attempt
  const [index] = indices
  const { journal } = run
  const { step } = journal.steps()[index] ?? {}
  const known = step && (await probeOrder(run, step).catch(() => undefined))
  if (!known) throw toRefusedError(attempt)
  const { orderId, status } = known
  const isEnded = status === 'cancelled' || status === 'expired'
  await journal.update(index, {
    ...{ order: undefined, signature: undefined, step: undefined },
    ...(isEnded ? { status: 'failed' } : { status: 'done', orderId }),
  })
}
