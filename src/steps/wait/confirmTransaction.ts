import type { Hex } from 'viem'
import {
  type FundsMoved,
  StepError,
  type StepErrorReason,
} from '../../errors.js'
import { abortable, within } from '../base/abortable.js'
import { revertReason } from '../base/revertReason.js'
import { createRoles } from '../guard/contracts.js'
import type { JournalStep } from '../journal/record.js'
import type { Attempt, Run } from '../run/run.js'
import { findSent } from './findSent.js'
import { showsEffect } from './showsEffect.js'
import { type Outcome, waitForTransaction } from './waitForTransaction.js'

/**
 * Waits for the transaction that the journal has for a step, and writes down
 * what became of it.
 */
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
  if (outcome.status !== 'mined') throw await failureOf(attempt, outcome)
  if (outcome.logs) run.logs.set(outcome.hash, outcome.logs)
  attempt.fundsMoved = 'yes'
  run.mined++
  const found = { hash: outcome.hash }
  attempt.hash = found.hash
  const status = entry.step ? 'posting' : 'done'
  await journal.update(index, { status, ...found })
  emit({ type: 'mined', step: index })
}

/** Waits for the transaction that the journal has for a step now. */
async function waitFor(attempt: Attempt, isFresh: boolean): Promise<Outcome> {
  const { indices, run } = attempt
  const { account, client, journal, progress, emit } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry?.hash) return { status: 'unknown' }
  const { isBook } = createRoles(run.chainId, client.contracts)
  return waitForTransaction(
    {
      ...entry,
      account,
      hash: entry.hash,
      bundled: findBundled(journal.steps(), entry.bundle),
      mayHaveMark: (to) => entry.approves === true || isBook(to),
      showsEffect: (logs) => showsEffect(run, index, logs),
    },
    {
      ...run,
      interval: run.node.pollingInterval,
      isFresh,
      findEffect: async () =>
        isLast(run, index) ? run.findEffect() : undefined,
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

/** Marks of all calls of a bundle. */
function findBundled(
  steps: readonly JournalStep[],
  bundle: string | undefined,
): Hex[] | undefined {
  if (bundle === undefined) return undefined
  return steps.filter((it) => it.bundle === bundle).map((it) => it.digest)
}

/** The last step is what the flow is for: its effect can be looked for. */
function isLast({ journal }: Run, index: number): boolean {
  return index === journal.steps().length - 1
}

/**
 * The wallet has named a transaction that is not the reviewed one. Ours may
 * have been sent all the same: looks for its effect, and for the transaction.
 * What is not found stays in the journal as if the wallet had said nothing.
 */
async function findOurs(
  attempt: Attempt,
  altered: Extract<Outcome, { block: Hex }>,
  isFresh: boolean,
): Promise<Outcome> {
  const { indices, run } = attempt
  const { journal, progress, signal } = run
  const [index] = indices
  const seen = isLast(run, index)
    ? await abortable(run.findEffect(), signal)
    : undefined
  if (seen?.hash && seen.hash !== altered.hash)
    return { ...altered, status: 'mined', hash: seen.hash, logs: undefined }
  const { bundle } = journal.steps()[index] ?? {}
  // The wallet knows its bundles: it is asked again.
  if (bundle) return altered
  const hash = await findSent(run, index, isFresh ? 3 : 1)
  await journal.update(
    index,
    hash ? { hash } : { status: 'prompting', hash: undefined, seen: undefined },
  )
  if (!hash) return altered
  attempt.hash = hash
  progress.step(index, { status: 'confirming', hash })
  return waitFor(attempt, false)
}

async function failureOf(
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
    case 'reverted':
      await run.journal.update(index, { status: 'failed' })
      return fail('reverted', 'no', await explain(run, outcome))
    case 'altered':
      return fail(
        'altered',
        'maybe',
        'The transaction that was mined does something different from what was reviewed. Look at the activity in the wallet.',
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
      return fail('queued', 'maybe', 'It goes on without this page.')
    default:
      return fail(
        'notConfirmed',
        'maybe',
        'Look in the wallet before you try again.',
      )
  }
}

/** Why a mined transaction was refused, asked of the state it was mined in. */
async function explain(
  { callNode, environment, node }: Run,
  { block, hash }: { block: Hex; hash: Hex },
): Promise<string | undefined> {
  const sent = await callNode('eth_getTransactionByHash', [hash])
  if (!sent) return undefined
  const { from, input: data, to, value } = sent
  try {
    const replay = node.request(
      { method: 'eth_call', params: [{ from, to, data, value }, block] },
      { retryCount: 0 },
    )
    await within(environment, 5_000, replay)
    return undefined
  } catch (error) {
    return revertReason(error)
  }
}
