import { numberToHex } from 'viem'
import { StepError } from '../../errors.js'
import { once } from '../chain/callNode.js'
import {
  classifyWalletError,
  isKnownBundle,
  refusesBundles,
} from '../failures/classifyWalletError.js'
import type { ReadableStep, TransactionStep } from '../model/readStep.js'
import { abortable, within } from '../platform/abortable.js'
import { isObject } from '../platform/plainData.js'
import { type Attempt, isAcknowledged, type Run } from '../run/run.js'
import { promptWallet } from '../wallet/promptWallet.js'
import { getWalletId, requestWallet } from '../wallet/wallet.js'
import { confirmBundle, lockBundle } from './confirmBundle.js'

export function isBundle(group: ReadableStep[]): group is TransactionStep[] {
  return group.length > 1
}

/** Groups consecutive transactions. A post needs a receipt, so it ends its group. */
export function groupSteps(steps: readonly ReadableStep[]): ReadableStep[][] {
  const groups: ReadableStep[][] = []
  for (const step of steps) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isOpen = last?.kind === 'transaction' && !last.post
    if (group && isOpen && step.kind === 'transaction') group.push(step)
    else groups.push([step])
  }
  return groups
}

/** Some wallets never answer. */
const capabilitiesTimeoutMs = 2_000

/** Whether the wallet can send several calls as one, atomically (EIP-5792). */
export async function supportsBundles(run: Run): Promise<boolean> {
  const { account, chainId, config, environment, signal } = run
  try {
    const params = [account, [numberToHex(chainId)]]
    const request = requestWallet(config, 'wallet_getCapabilities', params)
    const answer = within(environment, capabilitiesTimeoutMs, request)
    return hasAtomicCapability(await abortable(answer, signal), chainId)
  } catch {
    signal?.throwIfAborted()
    return false
  }
}

/** Wallets of the first version of EIP-5792 name the capability `atomicBatch`. */
function hasAtomicCapability(answer: unknown, chainId: number): boolean {
  if (!isObject(answer)) return false
  // Chain 0 stands for all chains.
  return Object.entries(answer).some(
    ([key, can]: [string, any]) =>
      [0, chainId].includes(Number(key)) &&
      (/^(supported|ready)$/.test(can?.atomic?.status) ||
        can?.atomicBatch?.supported === true),
  )
}

/**
 * Sends transactions as one bundle (EIP-5792). The journal stores the bundle's id before
 * the prompt, so the wallet rejects a duplicate. Returns false if the wallet cannot bundle.
 */
export async function executeBundle(
  attempt: Attempt,
  steps: readonly TransactionStep[],
): Promise<boolean> {
  const { indices, run } = attempt
  const { account, chainId, journal, progress, signal } = run
  const bundle = journal.bundle()
  const last = steps.at(-1)
  const unlock = await lockBundle(run, bundle)
  // With consent it is shown again: the wallet refuses to send one id twice.
  const isMeant = isAcknowledged(run, [journal.id])
  if (!unlock && !isMeant)
    throw new StepError({
      reason: 'running',
      details: 'The wallet still shows this bundle, here or in another tab.',
      fundsMoved: 'maybe',
      index: indices[0],
    })
  let isOpen = false
  try {
    await promptWallet(attempt, {
      open(wallet) {
        const call = {
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
        }
        const request = wallet.request(
          { method: 'wallet_sendCalls', params: [call] },
          once,
        )
        isOpen = true
        if (unlock) request.then(unlock, unlock)
        return request
      },
      intent: {
        bundle,
        step: last?.post && last.step,
        wallet: getWalletId(run),
      },
      transactions: steps,
      toEntry: (answer) => ({
        status: 'sent',
        bundle: getBundleId(answer) ?? bundle,
      }),
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof StepError) throw cause
    if (refusesBundles(cause)) {
      journal.endBundle()
      const change = { bundle: undefined, step: undefined }
      await journal.update(indices, { status: 'waiting', ...change })
      attempt.fundsMoved = 'no'
      progress.step(indices, { status: 'waiting', bundled: undefined })
      return false
    }
    if (classifyWalletError(cause).fundsMoved === 'no') throw cause
    if (await confirmUnansweredBundle(attempt, cause)) return true
    throw cause
  } finally {
    if (!isOpen) unlock?.()
  }
  return confirmBundle(attempt)
}

/** Returns false if the bundle was not sent, or if that stays unknown. */
async function confirmUnansweredBundle(
  attempt: Attempt,
  error: unknown,
): Promise<boolean> {
  try {
    const isDone = await confirmBundle(attempt, true)
    // If the wallet first knew the bundle, not knowing it now proves nothing.
    if (!isDone && !isKnownBundle(error)) attempt.fundsMoved = 'no'
    return isDone
  } catch (cause) {
    attempt.run.signal?.throwIfAborted()
    if (cause instanceof StepError && cause.reason === 'unresolved')
      return false
    throw cause
  }
}

/** Older wallets answer with the id alone. */
function getBundleId(answer: unknown): string | undefined {
  const id = isObject(answer) ? answer.id : answer
  return typeof id === 'string' && id ? id : undefined
}
