import { ConfigurationError, InvalidStepError } from '../../errors.js'
import type { MarketplaceClient } from '../../rpc/client.js'
import {
  executeBundle,
  groupSteps,
  isBundle,
  supportsBundles,
} from '../batch/executeBundle.js'
import { getDigest } from '../journal/record.js'
import { type Result, toResult } from '../journal/results.js'
import { toStepFailure } from '../model/progress.js'
import type { ReadableStep, TransactionStep } from '../model/readStep.js'
import { type Attempt, type Run, toStepError } from '../run/run.js'
import { startChainPosition } from '../wallet/promptWallet.js'
import { executePost } from './executePost.js'
import { executeSignature, executeTransaction } from './executeTransaction.js'
import { requireConsent } from './resolveOpenSteps.js'

export async function carryOut(
  run: Run,
  steps: readonly ReadableStep[],
): Promise<Result> {
  const { client, journal, progress } = run
  for (const step of steps) requireTrust(client, step)
  const { doubt } = run
  if (doubt && steps.some((step) => doubt.digests.includes(getDigest(step))))
    requireConsent(run, doubt.error)
  journal.begin(steps, run.reviewed)
  progress.begin(steps)
  const isDone = ({ index }: ReadableStep) =>
    journal.steps()[index]?.status === 'done'
  for (const step of steps.filter(isDone)) showDone(run, step)
  const left = steps.filter((step) => !isDone(step))
  for (const part of await groupByPrompt(run, left)) {
    const isBundled = isBundle(part) && (await executeTogether(run, part))
    if (!isBundled) for (const step of part) await executeStep(run, step)
  }
  return toResult(journal.steps())
}

/** Starts requests for the first prompt, so that they run during the review. */
export function readAhead(run: Run, steps: readonly ReadableStep[]): void {
  if (steps.some(({ kind }) => kind === 'transaction'))
    startChainPosition(run, false)
  const mayBundle = run.batch !== 'never' && groupSteps(steps).some(isBundle)
  run.canBundle = mayBundle ? supportsBundles(run) : undefined
  run.canBundle?.catch(() => {})
}

async function groupByPrompt(
  run: Run,
  steps: readonly ReadableStep[],
): Promise<ReadableStep[][]> {
  const together = groupSteps(steps)
  const isTogether = together.some(isBundle) && (await run.canBundle)
  return isTogether ? together : steps.map((step) => [step])
}

async function executeStep(run: Run, step: ReadableStep): Promise<void> {
  const { index } = step
  await withAttempt(run, [step], async (attempt) => {
    if (step.kind === 'transaction') await executeTransaction(attempt, step)
    else if (step.kind !== 'post') await executeSignature(attempt, step)
    else await run.journal.update(index, { status: 'posting', step: step.step })
    await postAndReport(attempt, step)
  })
}

async function executeTogether(
  run: Run,
  steps: readonly TransactionStep[],
): Promise<boolean> {
  return withAttempt(run, steps, async (attempt) => {
    if (!(await executeBundle(attempt, steps))) return false
    for (const step of steps)
      await postAndReport({ ...attempt, indices: [step.index] }, step)
    return true
  })
}

async function postAndReport(
  attempt: Attempt,
  step: ReadableStep,
): Promise<void> {
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

/** Throws before any prompt if the post of a step cannot be made afterwards. */
function requireTrust(
  client: MarketplaceClient,
  { index, kind, post }: ReadableStep,
): void {
  if (!post) return
  const deliver = client.deliverSignature
  const isSigned = kind === 'signature' || kind === 'message'
  if (isSigned && deliver !== 'body' && deliver !== 'query') return
  let url: URL
  try {
    url = client.resolve(post.endpoint)
  } catch (cause) {
    const problem = 'the address of its call is not an address.'
    throw new InvalidStepError({ cause, index, problem })
  }
  if (!client.isTrusted(url))
    throw new ConfigurationError(
      `Step ${index + 1} would post to ${url.origin}, which is not trusted.`,
      {
        metaMessages: [
          'The access key and signatures go to known origins only.',
          'If it belongs to your service, add it to `trustedOrigins`.',
        ],
      },
    )
}
