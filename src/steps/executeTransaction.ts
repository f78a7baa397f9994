import { type Client, type Hex, numberToHex } from 'viem'
import { StepError } from '../errors.js'
import { sleep } from './abortable.js'
import { type Attempt, promptWallet } from './attempt.js'
import { classifyWalletError } from './classifyWalletError.js'
import type { ReadableStep } from './readStep.js'
import { revertReason } from './revertReason.js'
import { waitForReceipt } from './waitForReceipt.js'
import { isHash, sendTransaction } from './wallet.js'

type Transaction = ReadableStep & { kind: 'transaction' }

/** Milliseconds for a node to foresee the outcome before it is left out. */
const longestForesight = 5_000

/** Sends the transaction of a step and waits until it is mined. */
export async function executeTransaction(
  attempt: Attempt,
  step: Transaction,
): Promise<Hex> {
  const { chainId, config, confirmations, progress, signal, timeout } =
    attempt.run
  const { index } = step
  const node = config.getClient({ chainId })
  await refuseToRevert(node, attempt, step)

  const hash = await promptWallet(attempt.run, step, (wallet) => {
    attempt.fundsMoved = 'maybe'
    return sendTransaction(wallet, step, chainId)
  })
  if (!isHash(hash))
    throw new StepError({
      reason: 'wallet',
      index,
      fundsMoved: 'maybe',
      details: 'The wallet answered without a transaction hash.',
    })
  attempt.hash = hash
  progress.step(index, { status: 'confirming', hash })

  const fail = (
    reason: 'notConfirmed' | 'replaced' | 'cancelled' | 'reverted',
    details?: string,
  ) => {
    const fundsMoved =
      reason === 'notConfirmed' || reason === 'replaced' ? 'maybe' : 'no'
    return new StepError({ reason, index, fundsMoved, hash, details })
  }
  const mined = await waitForReceipt(node, {
    confirmations,
    hash,
    signal,
    timeout,
  })
  if (!mined)
    throw fail('notConfirmed', 'Look in the wallet before you try again.')
  const { receipt, replacement } = mined
  if (replacement === 'cancelled' || replacement === 'replaced')
    throw fail(replacement, `Mined instead: ${receipt.transactionHash}.`)
  if (receipt.status === 'reverted')
    throw fail(
      'reverted',
      await replay(node, attempt, step, receipt.blockNumber),
    )

  attempt.fundsMoved = 'yes'
  attempt.hash = receipt.transactionHash
  attempt.run.mined++
  return receipt.transactionHash
}

function call({ account }: Attempt['run'], { data, to, value }: Transaction) {
  return { from: account, to, data, value: numberToHex(value) }
}

/**
 * Stops before the wallet opens when the node foresees a failure. A node that
 * lags behind an approval just mined foresees one wrongly: it is asked again.
 */
async function refuseToRevert(
  node: Client,
  { run }: Attempt,
  step: Transaction,
): Promise<void> {
  for (let tries = run.mined ? 4 : 1; ; tries--) {
    try {
      await Promise.race([
        node.request(
          { method: 'eth_call', params: [call(run, step), 'latest'] },
          { retryCount: 0 },
        ),
        sleep(longestForesight, run.signal),
      ])
      return
    } catch (cause) {
      run.signal?.throwIfAborted()
      const { reason } = classifyWalletError(cause)
      if (reason !== 'reverted' && reason !== 'insufficientFunds') return
      if (tries <= 1)
        throw new StepError({
          reason,
          index: step.index,
          fundsMoved: 'no',
          cause,
          details: revertReason(cause),
        })
      await sleep(1_000, run.signal)
    }
  }
}

/** Why a mined transaction was refused, asked of the state it was mined in. */
async function replay(
  node: Client,
  { run }: Attempt,
  step: Transaction,
  blockNumber: bigint,
): Promise<string | undefined> {
  try {
    await node.request(
      {
        method: 'eth_call',
        params: [call(run, step), numberToHex(blockNumber)],
      },
      { retryCount: 0 },
    )
    return undefined
  } catch (error) {
    return revertReason(error)
  }
}
