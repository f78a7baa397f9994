import { type Hex, isAddressEqual, recoverAddress } from 'viem'
import { verifyHash } from 'viem/actions'
import { StepError } from '../../errors.js'
import { abortable, within } from '../base/abortable.js'
import type { ReadableStep } from '../base/readStep.js'
import { getDigest } from '../journal/record.js'
import type { Attempt, Run } from '../run/run.js'
import { promptWallet } from '../wallet/promptWallet.js'
import { isSignature, sign } from '../wallet/wallet.js'

/** Milliseconds for a node to check the signature of a smart account. */
const longestCheck = 5_000

/** Has the wallet sign; the answer is never transformed. */
export async function executeSignature(
  attempt: Attempt,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<void> {
  const { run } = attempt
  const { index } = step
  const signature = await promptWallet(attempt, {
    open: (wallet) => sign(wallet, step),
    moves: false,
    note: (answer) =>
      !isSignature(answer)
        ? { status: 'failed' }
        : step.post
          ? { status: 'posting', signature: answer, step: step.step }
          : { status: 'done' },
  })
  const fail = (details: string) =>
    new StepError({ reason: 'wallet', index, fundsMoved: 'no', details })
  if (!isSignature(signature))
    throw fail('The wallet answered without a signature.')
  if (!step.post || (await fits(run, getDigest(step), signature))) return
  await run.journal.update(index, {
    status: 'failed',
    signature: undefined,
    step: undefined,
  })
  throw fail(`The signature is not one of ${run.account}.`)
}

/**
 * Whether a signature is one of the account: of its key, or by the rules of a
 * smart account, deployed (ERC-1271) or not (ERC-6492). A node that does not
 * say leaves it to the service.
 */
async function fits(run: Run, digest: Hex, signature: Hex): Promise<boolean> {
  const { account, callNode, environment, node, signal } = run
  const parts = { hash: digest, signature }
  const signer = await recoverAddress(parts).catch(() => undefined)
  if (signer && isAddressEqual(signer, account)) return true
  const check = async () => {
    if ((await callNode('eth_getCode', [account, 'latest'])) === undefined)
      return true
    return verifyHash(node, { address: account, ...parts }).catch(() => true)
  }
  const checking = within(environment, longestCheck, check())
  return (await abortable(checking, signal)) ?? true
}
