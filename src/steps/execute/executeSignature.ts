import { type Hex, isAddressEqual, recoverAddress } from 'viem'
import { verifyHash } from 'viem/actions'
import { StepError } from '../../errors.js'
import type { Step } from '../../rpc/schemas.js'
import { abortable, within } from '../base/abortable.js'
import type { ReadableStep } from '../base/readStep.js'
import {
  getDigest,
  type JournalStep,
  withoutSignature,
} from '../journal/record.js'
import type { Attempt, Run } from '../run/run.js'
import { promptWallet } from '../wallet/promptWallet.js'
import { isSignature, sign } from '../wallet/wallet.js'
import { readSignedOrder } from './refusedPost.js'

const checkTimeoutMs = 5_000

export async function executeSignature(
  attempt: Attempt,
  step: ReadableStep & { kind: 'signature' | 'message' },
): Promise<void> {
  const { run } = attempt
  const { index } = step
  const signature = await promptWallet(attempt, {
    open: (wallet) => sign(wallet, step),
    movesFunds: false,
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

/** The order is stored with its signature, so that a reload can name its terms. */
function toPosting(signature: Hex, step: Step): Partial<JournalStep> {
  const order = readSignedOrder({ signature, step })
  return { status: 'posting', signature, step, order }
}

/**
 * Whether the account made a signature: by key, ERC-1271 or ERC-6492. True if the
 * node does not answer, because the service verifies it too.
 */
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
