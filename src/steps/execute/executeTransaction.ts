import { type Hex, numberToHex } from 'viem'
import { StepError } from '../../errors.js'
import { abortable, within } from '../base/abortable.js'
import { requestOnce } from '../base/callNode.js'
import {
  classifyWalletError,
  hintsAtSent,
} from '../base/classifyWalletError.js'
import type { TransactionStep } from '../base/readStep.js'
import { revertReason } from '../base/revertReason.js'
import type { Attempt, Run } from '../run/run.js'
import { isCurrent } from '../simulate/plannedTrial.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { findSent } from '../wait/findTransaction.js'
import { promptWallet } from '../wallet/promptWallet.js'
import { isHash, sendTransaction } from '../wallet/wallet.js'

/** Then the prompt opens untried. */
const trialTimeoutMs = 5_000

export async function executeTransaction(
  attempt: Attempt,
  step: TransactionStep,
): Promise<void> {
  const { journal } = attempt.run
  const hash = await send(attempt, step)
  attempt.run.sent++
  attempt.hash = hash
  if (journal.steps()[step.index]?.status !== 'sent')
    await journal.update(step.index, { status: 'sent', hash })
  await confirmTransaction(attempt, true)
}

/** Returns the hash from the wallet, or finds the transaction if it sent one. */
async function send(attempt: Attempt, step: TransactionStep): Promise<Hex> {
  const { run } = attempt
  const { chainId, signal } = run
  const { index } = step
  let failure: unknown
  try {
    const hash = await promptWallet(attempt, {
      open: (wallet) => sendTransaction(wallet, step, chainId),
      intent: { step: step.post && step.step },
      movesFunds: true,
      // A recent trial of all steps covers those that follow the first, too.
      async verify() {
        const isTried = isCurrent(run.tried, run.environment.now())
        if (!isTried) await refuseToRevert(run, step)
      },
      toEntry: (answer) =>
        isHash(answer) ? { status: 'sent', hash: answer } : undefined,
    })
    if (isHash(hash)) return hash
    failure = new StepError({
      reason: 'wallet',
      index,
      fundsMoved: 'maybe',
      details: 'The wallet returned no transaction hash.',
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof StepError) throw cause
    if (classifyWalletError(cause).fundsMoved === 'no') throw cause
    failure = cause
  }
  // Nodes answer "already known" if the transaction was sent after all.
  const tries = hintsAtSent(failure) ? 5 : 1
  const found = await findSent(run, index, tries)
  if (found) return found
  throw failure
}

/**
 * Throws if the transaction would fail. Retries after a mined approval, because a
 * node that lags behind does not know it yet.
 */
async function refuseToRevert(run: Run, step: TransactionStep): Promise<void> {
  const { account, environment, node, signal } = run
  const { data, index, to, value } = step
  const call = { from: account, to, data, value: numberToHex(value) }
  for (let tries = run.mined ? 4 : 1; ; tries--) {
    try {
      const trial = requestOnce(node, 'eth_call', [call, 'latest'])
      await abortable(within(environment, trialTimeoutMs, trial), signal)
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
