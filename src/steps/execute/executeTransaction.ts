import { type Hex, numberToHex } from 'viem'
import { StepError } from '../../errors.js'
import { abortable, within } from '../base/abortable.js'
import {
  classifyWalletError,
  hintsAtSent,
} from '../base/classifyWalletError.js'
import type { ReadableStep } from '../base/readStep.js'
import { revertReason } from '../base/revertReason.js'
import type { Attempt, Run } from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { findSent } from '../wait/findSent.js'
import { promptWallet, readChainPosition } from '../wallet/promptWallet.js'
import { isHash, sendTransaction } from '../wallet/wallet.js'

type Transaction = ReadableStep & { kind: 'transaction' }

/** Milliseconds for a node to foresee the outcome before it is left out. */
const longestForesight = 5_000

/** Sends the transaction of a step and waits until it is mined. */
export async function executeTransaction(
  attempt: Attempt,
  step: Transaction,
): Promise<void> {
  const { journal } = attempt.run
  readChainPosition(attempt.run)
  // All steps were tried together just now, before the first of them.
  if (!attempt.run.isTried || attempt.run.sent)
    await refuseToRevert(attempt.run, step)
  const hash = await send(attempt, step)
  attempt.run.sent++
  attempt.hash = hash
  if (journal.steps()[step.index]?.status !== 'sent')
    await journal.update(step.index, { status: 'sent', hash })
  await confirmTransaction(attempt, true)
}

/** The hash that the wallet answers, or else finds what it has sent. */
async function send(attempt: Attempt, step: Transaction): Promise<Hex> {
  const { run } = attempt
  const { chainId, signal } = run
  const { index } = step
  let failure: unknown
  try {
    const hash = await promptWallet(attempt, {
      open: (wallet) => sendTransaction(wallet, step, chainId),
      intent: { step: step.post && step.step },
      moves: true,
      note: (answer) =>
        isHash(answer) ? { status: 'sent', hash: answer } : undefined,
    })
    if (isHash(hash)) return hash
    failure = new StepError({
      reason: 'wallet',
      index,
      fundsMoved: 'maybe',
      details: 'The wallet answered without a transaction hash.',
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof StepError) throw cause
    if (classifyWalletError(cause).fundsMoved === 'no') throw cause
    failure = cause
  }
  // Nodes answer "already known" for what was sent all the same.
  const tries = hintsAtSent(failure) ? 5 : 1
  const found = await findSent(run, index, tries)
  if (found) return found
  throw failure
}

/**
 * Stops before the wallet opens when the node foresees a failure. A node that
 * lags behind an approval just mined foresees one wrongly: it is asked again.
 */
async function refuseToRevert(run: Run, step: Transaction): Promise<void> {
  const { account, environment, node, signal } = run
  const { data, index, to, value } = step
  const call = { from: account, to, data, value: numberToHex(value) }
  for (let tries = run.mined ? 4 : 1; ; tries--) {
    try {
      const foresight = node.request(
        { method: 'eth_call', params: [call, 'latest'] },
        { retryCount: 0 },
      )
      await abortable(within(environment, longestForesight, foresight), signal)
      return
    } catch (cause) {
      signal?.throwIfAborted()
      const { reason } = classifyWalletError(cause)
      if (reason !== 'reverted' && reason !== 'insufficientFunds') return
      const details = revertReason(cause)
      if (tries <= 1)
        throw new StepError({ reason, index, fundsMoved: 'no', cause, details })
      await environment.sleep(1_000, signal)
    }
  }
}
