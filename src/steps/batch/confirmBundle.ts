import type { Hex } from 'viem'
import { type FundsMoved, StepError } from '../../errors.js'
import { abortable, within } from '../base/abortable.js'
import { isUnknownBundle } from '../base/classifyWalletError.js'
import { tryLock } from '../base/environment.js'
import { isObject } from '../base/plainData.js'
import type { Attempt, Run } from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { createPace } from '../wait/waitForTransaction.js'
import { getWalletId, isHash, requestWallet } from '../wallet/wallet.js'

const responseTimeoutMs = 10_000

/** Requests without an answer after which a lost bundle is `unresolved`. */
const maxSilences = 3

type Status = { code: number; hashes: Hex[] }

/** The lock that a page holds while its wallet shows a bundle. */
export function lockBundle(
  { environment: { locks } }: Pick<Run, 'environment'>,
  id: string,
): ReturnType<typeof tryLock> {
  return tryLock(locks, `marketkit:bundle:${id}`)
}

/**
 * Waits for a bundle. With `isLost`, returns false if the wallet does not know it.
 *
 * @throws StepError `wallet`, `reverted`, `queued` or `notConfirmed`; for a lost
 * bundle `unresolved` if the wallet does not tell.
 */
export async function confirmBundle(
  attempt: Attempt,
  isLost = false,
): Promise<boolean> {
  const { indices, run } = attempt
  const { journal, progress, emit } = run
  const [index] = indices
  const id = journal.steps()[index]?.bundle
  if (!id) return false
  progress.step(indices, { status: 'confirming', bundled: true })
  const status = await waitForBundle(attempt, id, isLost)
  if (!status) return false
  const { code, hashes } = status
  const fail = (reason: 'wallet' | 'reverted', facts: Facts) => {
    throw new StepError({ hash: hashes.at(-1), index, reason, ...facts })
  }
  if (code >= 600) {
    // A part of the bundle is final, so a person must decide about the others.
    // The wallet would refuse a new bundle with the same id.
    journal.endBundle()
    await journal.update(indices, {})
    fail('reverted', {
      fundsMoved: 'maybe',
      details: 'Only a part of the bundle was carried out.',
    })
  }
  if (code >= 400 && (code < 500 || !hashes.length)) {
    await journal.update(indices, { status: 'failed' })
    fail(code < 500 ? 'wallet' : 'reverted', { fundsMoved: 'no' })
  }
  attempt.fundsMoved = 'yes'
  const last = indices.length - 1
  for (const [at, index] of indices.entries()) {
    const hash = hashes[hashes.length > last ? at : hashes.length - 1]
    const step = at < last ? undefined : journal.steps()[index]?.step
    if (hash) {
      await journal.update(index, { status: 'sent', hash, step })
    } else {
      await journal.update(index, { status: step ? 'posting' : 'done', step })
      emit({ type: 'mined', step: index })
    }
  }
  // Check each transaction on the app's own node: the wallet's report may be wrong.
  for (const index of indices) {
    const { hash, status } = journal.steps()[index] ?? {}
    if (status !== 'sent') continue
    try {
      await confirmTransaction({ ...attempt, indices: [index] })
    } catch (cause) {
      const together = indices.filter(
        (it) => journal.steps()[it]?.hash === hash,
      )
      if (journal.steps()[index]?.status === 'failed')
        await journal.update(together, { status: 'failed' })
      throw cause
    }
  }
  if (code >= 500) {
    // A smart account can mine a transaction whose calls fail inside.
    await journal.update(indices, { status: 'sent' })
    const details =
      'The wallet says that the bundle failed, but its transaction succeeded.'
    fail('reverted', { fundsMoved: 'maybe', details })
  }
  return true
}

type Facts = { details?: string; fundsMoved: FundsMoved }

async function waitForBundle(
  { indices, run }: Attempt,
  id: string,
  isLost: boolean,
): Promise<Status | undefined> {
  const { journal, progress, signal, emit } = run
  const [index] = indices
  const { wallet } = journal.steps()[index] ?? {}
  const pace = createPace(run)
  const toError = (reason: 'unresolved' | 'queued' | 'notConfirmed') =>
    new StepError({ reason, index, fundsMoved: 'maybe' })
  let isQueued = false
  let silences = 0
  for (;;) {
    await pace.awake()
    // Locked before the question: the person may agree while it is answered.
    const unlock = isLost ? await lockBundle(run, id) : undefined
    let status: Awaited<ReturnType<typeof getBundleStatus>>
    try {
      status = await abortable(getBundleStatus(run, id), signal)
      // Only the wallet that was prompted can know the bundle.
      const canTell = unlock && wallet === getWalletId(run)
      if (status === 'unknown' && canTell) {
        await journal.update(indices, { status: 'waiting' })
        return undefined
      }
    } finally {
      unlock?.()
    }
    if (typeof status !== 'object') {
      silences += 1
      if (isLost && silences >= maxSilences) throw toError('unresolved')
    } else if (status.code >= 200) {
      return status
    } else if (!isQueued && pace.isLong()) {
      isQueued = true
      progress.step(indices, { status: 'queued' })
      emit({ type: 'queued', step: index })
    }
    if (pace.isOver()) throw toError(isQueued ? 'queued' : 'notConfirmed')
    await pace.pause()
  }
}

async function getBundleStatus(
  { config, environment }: Run,
  id: string,
): Promise<Status | 'unknown' | undefined> {
  try {
    const request = requestWallet(config, 'wallet_getCallsStatus', [id])
    return readStatus(await within(environment, responseTimeoutMs, request))
  } catch (error) {
    return isUnknownBundle(error) ? 'unknown' : undefined
  }
}

function readStatus(answer: unknown): Status | undefined {
  if (!isObject(answer)) return undefined
  const { receipts, status } = answer
  // Wallets of the first version of EIP-5792 return words.
  const reported =
    status === 'CONFIRMED' ? 200 : status === 'PENDING' ? 100 : Number(status)
  const list: any[] = Array.isArray(receipts) ? receipts : []
  // They also report `CONFIRMED` for a reverted bundle.
  const isReverted = list.some((receipt) => receipt?.status === '0x0')
  const code = reported === 200 && isReverted ? 500 : reported
  const hashes = list.map((receipt) => receipt?.transactionHash).filter(isHash)
  return Number.isInteger(code) ? { code, hashes } : undefined
}
