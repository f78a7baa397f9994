import { StepError } from '../../errors.js'
import { confirmBundle } from '../batch/confirmBundle.js'
import {
  isInFlight,
  type JournalStep,
  withoutSignature,
} from '../journal/record.js'
import { type Result, toResult } from '../journal/results.js'
import { abortable } from '../platform/abortable.js'
import {
  type Attempt,
  getOwnUnresolved,
  isAcknowledged,
  type Run,
  toStepError,
  toUnresolved,
} from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { findEffect } from '../wait/findEffect.js'
import { findSent } from '../wait/findTransaction.js'
import { isStarted } from '../wallet/promptWallet.js'
import { executePost } from './executePost.js'
import { isPossibleOrder, resolveRefused } from './refusedPost.js'

export type Resolution = Result & {
  /**
   * `interrupted`: the first steps succeeded, the others were never prompted.
   * `refused`: a signed order, which can still be filled. `unresolved`: the outcome
   * of a step is unknown.
   */
  status: 'done' | 'failed' | 'interrupted' | 'refused' | 'unresolved'
  error?: StepError | undefined
}

/**
 * Settles the steps that an earlier run left open, without a prompt. Repeats a
 * refused post only with `reposts`.
 */
export async function resolveOpenSteps(
  run: Run,
  reposts = false,
): Promise<Resolution> {
  let error: StepError | undefined
  if (run.journal.steps().some(isInFlight)) await applyEffect(run)
  for (const index of run.journal.steps().keys())
    try {
      await resolveEntry(run, index, reposts)
    } catch (cause) {
      run.signal?.throwIfAborted()
      const attempt = createAttempt(run, index)
      error ??= toStepError(cause, { ...attempt, fundsMoved: 'maybe' })
    }
  const entries = run.journal.steps()
  return { ...toResult(entries), status: getStatus(run, error), error }
}

function getStatus(
  { journal }: Run,
  error: StepError | undefined,
): Resolution['status'] {
  const entries = journal.steps()
  if (journal.isUnreadable() || entries.some(isInFlight)) return 'unresolved'
  if (entries.some(({ status }) => status === 'refused')) return 'refused'
  if (entries.length && entries.every(({ status }) => status === 'done'))
    return 'done'
  return error ? 'failed' : 'interrupted'
}

async function applyEffect(run: Run): Promise<void> {
  const { journal, signal } = run
  const seen = await abortable(findEffect(run), signal)
  if (!seen) return
  const { hash } = seen
  const ended = { status: 'done', ...withoutSignature } as const
  for (const [index, entry] of journal.steps().entries())
    if (entry.status !== 'done')
      await journal.update(index, { ...ended, ...(hash ? { hash } : {}) })
}

async function resolveEntry(
  run: Run,
  index: number,
  reposts: boolean,
): Promise<void> {
  const { journal } = run
  const attempt = createAttempt(run, index)
  const entry = () => journal.steps()[index]
  const { bundle, kind, status } = entry() ?? {}
  if (status === 'refused')
    return reposts ? executePost(attempt, true) : resolveRefused(attempt)
  const isLost = status === 'prompting'
  if (bundle && (isLost || status === 'sent'))
    await confirmBundle(
      { ...attempt, indices: getBundleIndices(run, bundle) },
      isLost,
    )
  else if (isLost && kind !== 'transaction')
    // A signature that no service received has no effect.
    await journal.update(index, { status: 'failed' })
  else if (isLost) {
    const hash = await findSent(run, index, 1)
    if (!hash)
      throw new StepError({ reason: 'unresolved', fundsMoved: 'maybe', index })
    await journal.update(index, { status: 'sent', hash })
  }
  if (entry()?.status === 'sent') await confirmTransaction(attempt)
  if (entry()?.status === 'posting') await executePost(attempt, true)
}

function createAttempt(run: Run, index: number): Attempt {
  const { hash } = run.journal.steps()[index] ?? {}
  return { run, indices: [index], fundsMoved: 'no', hash }
}

function getBundleIndices(run: Run, bundle: string): Attempt['indices'] {
  const [first = 0, ...rest] = [...run.journal.steps().entries()]
    .filter(([, entry]) => entry.bundle === bundle)
    .map(([index]) => index)
  return [first, ...rest]
}

/**
 * Settles an earlier run, and returns its result if it succeeded; undefined if
 * the flow may start again.
 *
 * @throws StepError if the outcome is unknown and the user did not consent, or
 * if the service refused a signed order.
 */
export async function recoverEarlierRun(run: Run): Promise<Result | undefined> {
  const { earlier, journal } = run
  if (earlier) {
    const { hashes, orderHash, orderId } = earlier
    return { hashes, orderHash, orderId, resumed: true }
  }
  // After consent, each transaction is checked once.
  const isImpatient = isAcknowledged(run, [getOwnUnresolved(run)])
  const patient = isImpatient ? { ...run, timeout: 0 } : run
  const { error, status, ...result } = await resolveOpenSteps(patient, true)
  if (status === 'done') return { ...result, resumed: true }
  const isRefused = status === 'refused' && error !== undefined
  if (status !== 'unresolved' && !isRefused) return undefined
  const doubt = isRefused ? error : toUnresolvedError(run, error)
  const open = journal.steps().filter(isInFlight)
  const isApproval = open.every(({ approves }) => approves)
  if (isRefused || journal.isUnreadable() || !isApproval)
    requireConsent(run, doubt)
  // An approval in doubt only matters if the service asks for it again.
  else run.doubt = { error: doubt, digests: open.map(({ digest }) => digest) }
  return undefined
}

/** @throws the error, unless the user has consented to prompt again. */
export function requireConsent(run: Run, error: StepError): void {
  const mayRestart = error.reason !== 'post' || isPurchaseWithoutOrder(run)
  const doubts = [getOwnUnresolved(run)]
  if (mayRestart && isAcknowledged(run, doubts)) {
    run.emit({ type: 'acknowledged' })
    return
  }
  const unresolved = error.unresolved ?? toUnresolved(run, doubts)
  throw mayRestart ? Object.assign(error, { unresolved }) : error
}

/**
 * A purchase that signed no order and sent nothing but approvals. Otherwise a new
 * start could be a second order, or pay twice.
 */
function isPurchaseWithoutOrder({ journal }: Run): boolean {
  const isHarmless = (entry: JournalStep) => {
    if (entry.kind !== 'transaction') return !isPossibleOrder(entry)
    return entry.approves || !isStarted(entry)
  }
  return journal.part().kind === 'buy' && journal.steps().every(isHarmless)
}

function toUnresolvedError(
  { journal }: Run,
  error: StepError | undefined,
): StepError {
  // Waiting, or a retry without a prompt, may still resolve it.
  const { unresolved, recovery } = error ?? {}
  const isRepeatable = recovery === 'wait' || recovery === 'retry'
  if (error && (unresolved || isRepeatable)) return error
  return new StepError({
    reason: 'unresolved',
    cause: error,
    details: journal.isUnreadable()
      ? 'The stored record of the flow cannot be read.'
      : undefined,
    fundsMoved: 'maybe',
    hash: error?.hash,
    index: error?.index ?? 0,
  })
}
