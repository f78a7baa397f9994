import type { Hex } from 'viem'
import {
  type FundsMoved,
  StepError,
  type StepErrorReason,
} from '../../errors.js'
import { within } from '../base/abortable.js'
import { revertReason } from '../base/revertReason.js'
import type { Attempt, Run } from '../run/run.js'
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
  const { account, journal, progress, emit } = run
  const [index] = indices
  const entry = journal.steps()[index]
  if (!entry?.hash) return
  attempt.hash = entry.hash
  progress.step(index, { status: 'confirming', hash: entry.hash })
  const { digest, hash } = entry
  // The last step is what the flow is for: its effect can be looked for.
  const isLast = index === journal.steps().length - 1
  const outcome = await waitForTransaction(
    { ...entry, account, digest, hash },
    {
      ...run,
      interval: run.node.pollingInterval,
      isFresh,
      findEffect: async () => (isLast ? run.findEffect() : undefined),
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
  if (outcome.status !== 'mined') throw await failureOf(attempt, outcome)
  attempt.fundsMoved = 'yes'
  run.mined++
  const found = { hash: outcome.hash }
  attempt.hash = found.hash
  const status = entry.step ? 'posting' : 'done'
  await journal.update(index, { status, ...found })
  emit({ type: 'mined', step: index })
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
