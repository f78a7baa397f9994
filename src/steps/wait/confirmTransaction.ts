import type { Hex } from 'viem'
import {
  type FundsMoved,
  StepError,
  type StepErrorReason,
} from '../../errors.js'
import { requestOnce } from '../chain/callNode.js'
import { explainRevert, type Revert } from '../failures/revertReason.js'
import type { JournalStep } from '../journal/record.js'
import { abortable, within } from '../platform/abortable.js'
import type { Attempt, Run } from '../run/run.js'
import { findEffect } from './findEffect.js'
import { findSent } from './findTransaction.js'
import { showsEffect } from './judgeTransaction.js'
import { type Outcome, waitForTransaction } from './waitForTransaction.js'

/** @throws StepError if the transaction of a step was not mined as reviewed. */
export async function confirmTransaction(
  attempt: Attempt,
  isFresh = false,
): Promise<void> {
  const { indices, run } = attempt
  const { journal, progress, emit } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry?.hash) return
  attempt.hash = entry.hash
  progress.step(index, { status: 'confirming', hash: entry.hash })
  let outcome = await waitFor(attempt, isFresh)
  if (outcome.status === 'altered')
    outcome = await findOurs(attempt, outcome, isFresh)
  if (outcome.status !== 'mined') throw await toError(attempt, outcome)
  if (outcome.logs) run.logs.set(outcome.hash, outcome.logs)
  attempt.fundsMoved = 'yes'
  run.mined++
  const { hash } = outcome
  attempt.hash = hash
  await journal.update(index, { status: entry.step ? 'posting' : 'done', hash })
  emit({ type: 'mined', step: index })
}

/** `approve`, `setApprovalForAll`, `increaseAllowance` and `deposit` of tokens. */
const knownCalls = /^0x(095ea7b3|a22cb465|39509351|d0e30db0)/i

async function waitFor(attempt: Attempt, isFresh: boolean): Promise<Outcome> {
  const { indices, run } = attempt
  const { account, journal, progress, emit, roles } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry?.hash) return { status: 'unknown' }
  return waitForTransaction(
    {
      ...entry,
      account,
      hash: entry.hash,
      bundled: getBundleDigests(journal.steps(), entry.bundle),
      mayHaveMark: (to, data) => knownCalls.test(data) || roles.isBook(to),
      showsEffect: (logs) => showsEffect(run, index, logs),
    },
    {
      ...run,
      isFresh,
      findEffect: () => findStepEffect(run, index),
      onChange(change) {
        journal.update(index, change)
        if (!change.hash) return
        attempt.hash = change.hash
        const { hash } = change
        progress.step(index, { status: 'confirming', hash, repriced: true })
        emit({ type: 'repriced', step: index })
      },
      onQueued() {
        progress.step(index, { status: 'queued' })
        emit({ type: 'queued', step: index })
      },
    },
  )
}

function getBundleDigests(
  steps: readonly JournalStep[],
  bundle: string | undefined,
): Hex[] | undefined {
  if (bundle === undefined) return undefined
  return steps.filter((it) => it.bundle === bundle).map((it) => it.digest)
}

/** Only the last step has the effect of the flow. */
async function findStepEffect(run: Run, index: number) {
  const isLast = index === run.journal.steps().length - 1
  return isLast ? findEffect(run) : undefined
}

/** The hash stays until another transaction is found: a node may be wrong. */
async function findOurs(
  attempt: Attempt,
  altered: Extract<Outcome, { block: Hex }>,
  isFresh: boolean,
): Promise<Outcome> {
  const { indices, run } = attempt
  const { journal, progress, signal } = run
  const [index] = indices
  const seen = await abortable(findStepEffect(run, index), signal)
  if (seen?.hash && seen.hash !== altered.hash)
    return { ...altered, status: 'mined', hash: seen.hash, logs: undefined }
  const { bundle } = journal.steps()[index] ?? {}
  // A resume polls the wallet for the status of the bundle.
  if (bundle) return altered
  const hash = await findSent(run, index, isFresh ? 3 : 1)
  if (!hash) return altered
  await journal.update(index, { hash })
  attempt.hash = hash
  progress.step(index, { status: 'confirming', hash })
  return waitFor(attempt, false)
}

async function toError(
  { hash, indices, run }: Attempt,
  outcome: Exclude<Outcome, { status: 'mined' }>,
): Promise<StepError> {
  const [index] = indices
  const fail = (
    reason: StepErrorReason,
    fundsMoved: FundsMoved,
    details?: string | undefined,
  ) => new StepError({ reason, index, fundsMoved, hash, details })
  switch (outcome.status) {
    case 'reverted': {
      await run.journal.update(index, { status: 'failed' })
      const { details, reason } = await readRevert(run, outcome)
      return fail(reason, 'no', details)
    }
    case 'unproven':
      return fail(
        'reverted',
        'maybe',
        'A transaction failed that may not be the reviewed one. Check the activity in your wallet.',
      )
    case 'altered':
      return fail(
        'altered',
        'maybe',
        'The mined transaction differs from the reviewed one. Check the activity in your wallet.',
      )
    case 'cancelled':
    case 'replaced': {
      const { hash: other, isCertain, status } = outcome
      if (isCertain) await run.journal.update(index, { status: 'failed' })
      const isWithoutEffect = isCertain && status === 'cancelled'
      return fail(
        status,
        isWithoutEffect ? 'no' : 'maybe',
        `Mined instead: ${other}.`,
      )
    }
    case 'queued':
      return fail('queued', 'maybe', 'The request continues without this page.')
    default:
      return fail(
        'notConfirmed',
        'maybe',
        'Check the activity in your wallet before you try again.',
      )
  }
}

/** Repeats a reverted transaction on its block, to learn why it reverted. */
async function readRevert(
  { account, callNode, environment, node }: Run,
  { block, hash }: { block: Hex; hash: Hex },
): Promise<Revert> {
  const sent = await callNode('eth_getTransactionByHash', [hash])
  if (!sent) return { reason: 'reverted' }
  try {
    const { from, input: data, to, value } = sent
    const params = [{ from, to, data, value }, block]
    const replay = requestOnce(node, 'eth_call', params)
    await within(environment, 5_000, replay)
    return { reason: 'reverted' }
  } catch (error) {
    return explainRevert(error, account)
  }
}
