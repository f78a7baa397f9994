import { type Hex, isAddressEqual, recoverAddress } from 'viem'
import { verifyHash } from 'viem/actions'
import { StepError } from '../../errors.js'
import type { Step } from '../../rpc/schemas.js'
import {
  classifyWalletError,
  saysAlreadySent,
} from '../failures/classifyWalletError.js'
import {
  getDigest,
  type JournalStep,
  withoutSignature,
} from '../journal/record.js'
import type { ReadableStep, TransactionStep } from '../model/readStep.js'
import { abortable, within } from '../platform/abortable.js'
import type { Attempt, Run } from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { findSent } from '../wait/findTransaction.js'
import { promptWallet } from '../wallet/promptWallet.js'
import { isHash, isSignature, sendTransaction, sign } from '../wallet/wallet.js'
import { readSignedOrder } from './refusedPost.js'

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
      transactions: [step],
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
  const tries = saysAlreadySent(failure) ? 5 : 1
  const found = await findSent(run, index, tries)
  if (found) return found
  throw failure
}

const checkTimeoutMs = 5_000

export async function executeSignature(
  attempt: Attempt,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<void> {
  const { run } = attempt
  const { index } = step
  const signature = await promptWallet(attempt, {
    open: (wallet) => sign(wallet, step),
    transactions: [],
    toEntry: (answer) =>
      !isSignature(answer)
        ? { status: 'failed' }
        : step.post
          ? toPosting(answer, step.step)
          : { status: 'done' },
  })
  const fail = (details: string) =>
    new StepError({ reason: 'wallet', index, fundsMoved: 'no', details })
  if (!isSignature(signature)) throw fail('The wallet returned no signature.')
  if (!step.post || (await isOwnSignature(run, getDigest(step), signature)))
    return
  await run.journal.update(index, { status: 'failed', ...withoutSignature })
  throw fail(`${run.account} did not make the signature.`)
}

/** The order is stored with its signature, so that its terms are known after a reload. */
function toPosting(signature: Hex, step: Step): Partial<JournalStep> {
  const order = readSignedOrder({ signature, step })
  return { status: 'posting', signature, step, order }
}

/** By key, ERC-1271 or ERC-6492. True if the node does not answer. */
async function isOwnSignature(
  run: Run,
  digest: Hex,
  signature: Hex,
): Promise<boolean> {
  const { account, callNode, environment, node, signal } = run
  const parts = { hash: digest, signature }
  const signer = await recoverAddress(parts).catch(() => undefined)
  if (signer && isAddressEqual(signer, account)) return true
  const check = async () => {
    if ((await callNode('eth_getCode', [account, 'latest'])) === undefined)
      return true
    return verifyHash(node, { address: account, ...parts }).catch(() => true)
  }
  const checking = within(environment, checkTimeoutMs, check())
  return (await abortable(checking, signal)) ?? true
}
