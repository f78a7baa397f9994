import { StepError } from '../../errors.js'
import { abortable } from '../base/abortable.js'
import { confirmBundle } from '../batch/confirmBundle.js'
import { isInFlight } from '../journal/record.js'
import { type Result, toResult } from '../journal/toResult.js'
import { type Attempt, type Run, toStepError } from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { findSent } from '../wait/findSent.js'
import { executePost } from './executePost.js'
import { settleRefused } from './refusedPost.js'

/** What became of an earlier run of the same intent. */
export type Settled = Result & {
  /**
   * `done`: all of it. `failed`: it came to an end without. `interrupted`:
   * what it had begun is done, the rest was never asked for. `refused`: the
   * service refused a signed order that can be filled all the same.
   * `unresolved`: nobody can tell.
   */
  status: 'done' | 'failed' | 'interrupted' | 'refused' | 'unresolved'
  /** What stands in the way. */
  error?: StepError | undefined
}

/**
 * Finds out what became of everything that an earlier run has left open, and
 * finishes what needs no prompt: waits for what was sent, looks for what may
 * have been, posts again what was signed. Posts what the service refused only
 * with `reposts`. Never opens the wallet.
 */
export async function settleEarlier(
  run: Run,
  reposts = false,
): Promise<Settled> {
  let error: StepError | undefined
  if (run.journal.steps().some(isInFlight)) await applyEffect(run)
  for (const index of run.journal.steps().keys())
    try {
      await settleEntry(run, index, reposts)
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
): Settled['status'] {
  const entries = journal.steps()
  if (journal.isUnreadable() || entries.some(isInFlight)) return 'unresolved'
  if (entries.some(({ status }) => status === 'refused')) return 'refused'
  if (entries.length && entries.every(({ status }) => status === 'done'))
    return 'done'
  return error ? 'failed' : 'interrupted'
}

/** The effect itself tells more than what was noted on the way to it. */
async function applyEffect(run: Run): Promise<void> {
  const { journal, signal } = run
  const seen = await abortable(run.findEffect(), signal)
  if (!seen) return
  const { hash } = seen
  const ended = {
    status: 'done',
    signature: undefined,
    step: undefined,
  } as const
  for (const [index, entry] of journal.steps().entries())
    if (entry.status !== 'done')
      await journal.update(index, { ...ended, ...(hash ? { hash } : {}) })
}

async function settleEntry(
  run: Run,
  index: number,
  reposts: boolean,
): Promise<void> {
  const { journal } = run
  const attempt = createAttempt(run, index)
  const entry = () => journal.steps()[index]
  const { bundle, kind, status } = entry() ?? {}
  if (status === 'refused')
    return void (await (reposts
      ? executePost(attempt, true)
      : settleRefused(attempt)))
  const isLost = status === 'prompting'
  if (bundle && (isLost || status === 'sent'))
    await confirmBundle(
      { ...attempt, indices: withBundle(run, bundle) },
      isLost,
    )
  else if (isLost && kind !== 'transaction')
    // A signature that reached nobody has no effect.
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

/** Positions of the steps that went into one bundle. */
function withBundle(run: Run, bundle: string): Attempt['indices'] {
  const [first = 0, ...rest] = [...run.journal.steps().entries()]
    .filter(([, entry]) => entry.bundle === bundle)
    .map(([index]) => index)
  return [first, ...rest]
}

/**
 * Settles what an earlier run of the same intent has left. Answers its result
 * when it was carried out; nothing is prompted again while nobody knows.
 */
export async function recover(run: Run): Promise<Result | undefined> {
  const { earlier, journal } = run
  if (earlier) {
    const { hashes, orderId } = earlier
    return { hashes, orderId, resumed: true }
  }
  // With consent one look is enough: the person has decided.
  const isAgreed = run.consent !== 'none'
  const patient = isAgreed ? { ...run, timeout: 0 } : run
  const { error, hashes, orderId, status } = await settleEarlier(patient, true)
  if (status === 'done') return { hashes, orderId, resumed: true }
  // A new order beside the signed one could be filled as well.
  if (status === 'refused' && error) throw error
  if (status !== 'unresolved') return undefined
  if (isAgreed) {
    run.consent = 'used'
    run.emit({ type: 'consented' })
    return undefined
  }
  const doubt = toUnresolvedError(run, error)
  const open = journal.steps().filter(isInFlight)
  if (journal.isUnreadable() || !open.every(({ approves }) => approves))
    throw doubt
  // A service that does not ask for an approval again has seen it.
  run.doubt = { error: doubt, digests: open.map(({ digest }) => digest) }
  return undefined
}

function toUnresolvedError(
  { journal }: Run,
  error: StepError | undefined,
): StepError {
  // Time, or another try of what needs no prompt, may still tell.
  const { recovery } = error ?? {}
  if (error && (recovery === 'wait' || recovery === 'retry')) return error
  return new StepError({
    reason: 'unresolved',
    cause: error,
    details: journal.isUnreadable()
      ? 'What was written down of it cannot be read.'
      : undefined,
    fundsMoved: 'maybe',
    hash: error?.hash,
    index: error?.index ?? 0,
  })
}
