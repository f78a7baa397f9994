import { numberToHex } from 'viem'
import { StepError } from '../../errors.js'
import {
  classifyWalletError,
  isKnownBundle,
  refusesBundles,
} from '../base/classifyWalletError.js'
import type { Attempt } from '../run/run.js'
import { promptWallet } from '../wallet/promptWallet.js'
import { walletOf } from '../wallet/wallet.js'
import { confirmBundle } from './confirmBundle.js'
import type { Transaction } from './groupSteps.js'

/**
 * Has the wallet carry out several transactions as one (EIP-5792). The id is
 * ours and stored before, so that the wallet itself refuses a second one.
 * Answers false when the wallet does not do this, and nothing was sent.
 */
export async function executeBundle(
  attempt: Attempt,
  steps: readonly Transaction[],
): Promise<boolean> {
  const { indices, run } = attempt
  const { account, chainId, journal, progress, signal } = run
  const bundle = journal.bundle()
  const last = steps.at(-1)
  try {
    await promptWallet(attempt, {
      open: (wallet) =>
        wallet.request(
          {
            method: 'wallet_sendCalls',
            params: [
              {
                version: '2.0.0',
                id: bundle,
                from: account,
                chainId: numberToHex(chainId),
                atomicRequired: true,
                calls: steps.map(({ data, to, value }) => ({
                  to,
                  data,
                  value: numberToHex(value),
                })),
              },
            ],
          },
          { retryCount: 0 },
        ),
      intent: { bundle, step: last?.post && last.step, wallet: walletOf(run) },
      moves: true,
      note: (answer) => ({ status: 'sent', bundle: idOf(answer) ?? bundle }),
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof StepError) throw cause
    if (refusesBundles(cause)) {
      const nothing = { bundle: undefined, step: undefined }
      journal.endBundle()
      await journal.update(indices, { status: 'waiting', ...nothing })
      attempt.fundsMoved = 'no'
      progress.step(indices, { status: 'waiting', bundled: undefined })
      return false
    }
    // It may have it all the same, or have had it before (5720).
    if (classifyWalletError(cause).fundsMoved === 'no') throw cause
    if (await isTaken(attempt, cause)) return true
    throw cause
  }
  return confirmBundle(attempt)
}

/** What came of a bundle about which only the wallet can tell. */
async function isTaken(attempt: Attempt, said: unknown): Promise<boolean> {
  try {
    const isDone = await confirmBundle(attempt, true)
    // A wallet that had it before and does not know it now tells nothing.
    if (!isDone && !isKnownBundle(said)) attempt.fundsMoved = 'no'
    return isDone
  } catch (cause) {
    attempt.run.signal?.throwIfAborted()
    if (cause instanceof StepError && cause.reason === 'unresolved')
      return false
    throw cause
  }
}

/** Wallets answer an object, older ones the id itself. */
function idOf(answer: unknown): string | undefined {
  const id =
    typeof answer === 'object' && answer !== null && 'id' in answer
      ? answer.id
      : answer
  return typeof id === 'string' && id ? id : undefined
}
