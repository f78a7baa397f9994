import { toStepFailure } from '../base/progress.js'
import type { ReadableStep } from '../base/readStep.js'
import {
  executeBundle,
  groupSteps,
  isBundle,
  supportsBundles,
  type Transaction,
} from '../batch/executeBundle.js'
import { getDigest } from '../journal/record.js'
import { type Result, toResult } from '../journal/toResult.js'
import { type Attempt, type Run, toStepError } from '../run/run.js'
import { executePost } from './executePost.js'
import { executeSignature } from './executeSignature.js'
import { executeTransaction } from './executeTransaction.js'
import { requireTrust } from './requireTrust.js'

/** Carries out steps that were read, in order. */
export async function carryOut(
  run: Run,
  steps: readonly ReadableStep[],
): Promise<Result> {
  const { client, journal, progress } = run
  for (const step of steps) requireTrust(client, step)
  const { digests = [], error } = run.doubt ?? {}
  if (steps.some((step) => digests.includes(getDigest(step)))) throw error
  journal.begin(steps)
  progress.begin(steps)
  const isDone = ({ index }: ReadableStep) =>
    journal.steps()[index]?.status === 'done'
  for (const step of steps.filter(isDone)) showDone(run, step)
  const left = steps.filter((step) => !isDone(step))
  for (const part of await groupPrompts(run, left)) {
    const isTaken = isBundle(part) && (await executeTogether(run, part))
    if (!isTaken) for (const step of part) await executeStep(run, step)
  }
  return toResult(journal.steps())
}

/** The steps in the parts in which the wallet shows them. */
async function groupPrompts(
  run: Run,
  steps: readonly ReadableStep[],
): Promise<ReadableStep[][]> {
  const together = groupSteps(steps)
  const isTogether =
    together.some(isBundle) &&
    run.batch !== 'never' &&
    (await supportsBundles(run))
  return isTogether ? together : steps.map((step) => [step])
}

async function executeStep(run: Run, step: ReadableStep): Promise<void> {
  const { index } = step
  await withAttempt(run, [step], async (attempt) => {
    if (step.kind === 'transaction') await executeTransaction(attempt, step)
    else if (step.kind !== 'post') await executeSignature(attempt, step)
    else await run.journal.update(index, { status: 'posting', step: step.step })
    await finish(attempt, step)
  })
}

/** Has the wallet show steps as one prompt; false when it does not do that. */
async function executeTogether(
  run: Run,
  steps: readonly Transaction[],
): Promise<boolean> {
  return withAttempt(run, steps, async (attempt) => {
    if (!(await executeBundle(attempt, steps))) return false
    for (const step of steps)
      await finish({ ...attempt, indices: [step.index] }, step)
    return true
  })
}

/** Makes the call that follows, and says that a step is done. */
async function finish(attempt: Attempt, step: ReadableStep): Promise<void> {
  if (step.post) {
    attempt.run.progress.step(step.index, { status: 'posting' })
    await executePost(attempt)
  }
  showDone(attempt.run, step)
}

function showDone({ journal, progress }: Run, { index }: ReadableStep): void {
  const { hash, orderId } = journal.steps()[index] ?? {}
  progress.step(index, { status: 'done', hash, orderId })
}

/** Whatever stops a step ends the run, with what is known of it. */
async function withAttempt<result>(
  run: Run,
  steps: readonly ReadableStep[],
  act: (attempt: Attempt) => Promise<result>,
): Promise<result> {
  const [first = 0, ...others] = steps.map(({ index }) => index)
  const indices = [first, ...others] as const
  const attempt: Attempt = { run, indices, fundsMoved: 'no', hash: undefined }
  try {
    run.signal?.throwIfAborted()
    return await act(attempt)
  } catch (cause) {
    const error = toStepError(cause, attempt)
    const failure = toStepFailure(error)
    run.progress.step(indices, { status: 'failed', error: failure })
    throw error
  }
}
