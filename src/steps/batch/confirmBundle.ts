import { StepError } from '../../errors.js'
import { abortable } from '../platform/abortable.js'
import { tryLock } from '../platform/environment.js'
import type { Attempt, Run } from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { findEffect } from '../wait/findEffect.js'
import { readCount } from '../wait/findTransaction.js'
import { createPace } from '../wait/waitForTransaction.js'
import { getWalletId } from '../wallet/wallet.js'
import { type BundleStatus, getBundleStatus } from './bundleStatus.js'

/**
 * Requests without an answer after which a lost bundle is `unresolved`, and reports of
 * a failure without receipts after which it ends.
 */
const maxSilences = 3

/** The lock that a page holds while its wallet shows a bundle. */
export function lockBundle(
  { environment: { locks } }: Pick<Run, 'environment'>,
  id: string,
): ReturnType<typeof tryLock> {
  return tryLock(locks, `marketkit:bundle:${id}`)
}

/**
 * Waits for a bundle. The wallet's report only says where to look: receipts of the
 * app's own node, or the effect, decide. With `isLost`, returns false if the bundle
 * was never sent.
 *
 * @throws StepError `wallet`, `reverted`, `altered`, `queued` or `notConfirmed`; for a
 * lost bundle `unresolved` if the wallet does not say.
 */
export async function confirmBundle(
  attempt: Attempt,
  isLost = false,
): Promise<boolean> {
  const { indices, run } = attempt
  const { journal, progress } = run
  const id = journal.steps()[indices[0]]?.bundle
  if (!id) return false
  progress.step(indices, { status: 'confirming', bundled: true })
  try {
    const status = await waitForBundle(attempt, id, isLost)
    if (status === 'notSent') return false
    if (status !== 'done') await confirmReported(attempt, status)
  } catch (cause) {
    const isInDoubt = cause instanceof StepError && cause.fundsMoved === 'maybe'
    if (!isInDoubt || !(await applyEffect(attempt))) throw cause
  }
  return true
}

/** Checks the transactions that the wallet names on the app's own node. */
async function confirmReported(
  attempt: Attempt,
  { code, hashes }: BundleStatus,
): Promise<void> {
  const { indices, run } = attempt
  const { journal } = run
  const isFailed = code >= 300
  const fail = (details: string) =>
    new StepError({
      reason: 'wallet',
      index: indices[0],
      fundsMoved: 'maybe',
      hash: hashes.at(-1),
      details,
    })
  // The wallet would refuse a new bundle with the same id. Without a receipt, the
  // bundle may still be mined: its steps stay open until the user consents.
  if (isFailed) journal.endBundle()
  if (code >= 600 || !hashes.length) {
    await journal.update(indices, {})
    throw fail(
      code >= 600
        ? 'The wallet says that only a part of the bundle was carried out.'
        : `The wallet says that the bundle failed (${code}), and names no receipt.`,
    )
  }
  const last = indices.length - 1
  for (const [at, index] of indices.entries()) {
    const hash = hashes[hashes.length > last ? at : hashes.length - 1]
    const step = at < last ? undefined : journal.steps()[index]?.step
    await journal.update(index, { status: 'sent', hash, step })
  }
  for (const index of indices) {
    const { hash } = journal.steps()[index] ?? {}
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
  if (isFailed) {
    // A smart account can mine a transaction whose calls fail inside.
    await journal.update(indices, { status: 'sent' })
    throw fail(
      'The wallet says that the bundle failed, but its transaction succeeded.',
    )
  }
  attempt.fundsMoved = 'yes'
}

/** Ends the steps if chain or service show the effect; returns whether they do. */
async function applyEffect(attempt: Attempt): Promise<boolean> {
  const { indices, run } = attempt
  const { journal, signal, emit } = run
  // Only the last step has the effect of the flow.
  if (indices.at(-1) !== journal.steps().length - 1) return false
  const seen = await abortable(findEffect(run), signal)
  if (!seen) return false
  for (const index of indices) {
    const { step } = journal.steps()[index] ?? {}
    await journal.update(index, { status: step ? 'posting' : 'done', ...seen })
    emit({ type: 'mined', step: index })
  }
  run.mined++
  attempt.fundsMoved = 'yes'
  attempt.hash = seen.hash
  return true
}

/** `done`: the effect is there. `notSent`: a lost bundle was never sent. */
async function waitForBundle(
  attempt: Attempt,
  id: string,
  isLost: boolean,
): Promise<BundleStatus | 'done' | 'notSent'> {
  const { indices, run } = attempt
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
    // Locked before the question: the user may agree while it is answered.
    const unlock = isLost ? await lockBundle(run, id) : undefined
    let status: Awaited<ReturnType<typeof getBundleStatus>>
    try {
      status = await abortable(getBundleStatus(run, id), signal)
      // Only the wallet that was prompted can know the bundle.
      const canTell = unlock && wallet === getWalletId(run)
      if (
        status === 'unknown' &&
        canTell &&
        (await abortable(hasSentNothing(attempt), signal))
      ) {
        await journal.update(indices, { status: 'waiting' })
        return 'notSent'
      }
    } finally {
      unlock?.()
    }
    const { code, hashes } =
      typeof status === 'object' ? status : { code: 0, hashes: [] }
    const isPending = code >= 100 && code < 200
    if (!isPending) silences += 1
    const isEnough = silences >= maxSilences || pace.isOver()
    const isEnd = hashes.length ? code >= 200 : code >= 300 && isEnough
    if (isEnd) return { code, hashes }
    if (!code && isLost && silences >= maxSilences) throw toError('unresolved')
    if (isPending && !isQueued && pace.isLong()) {
      isQueued = true
      progress.step(indices, { status: 'queued' })
      emit({ type: 'queued', step: index })
    }
    // A wallet may forget the bundle, or name no receipts.
    if (!isPending && (await applyEffect(attempt))) return 'done'
    if (pace.isOver()) throw toError(isQueued ? 'queued' : 'notConfirmed')
    await pace.pause()
  }
}

/**
 * Whether the account's own key sent nothing since the prompt. A wallet that does not
 * know the bundle is not proof: some choose their own id. Of a smart account, whose
 * transactions others send, the node does not know.
 */
async function hasSentNothing({ indices, run }: Attempt): Promise<boolean> {
  const { account, callNode, journal } = run
  const { nonce } = journal.steps()[indices[0]] ?? {}
  const [code, count] = await Promise.all([
    callNode('eth_getCode', [account, 'latest']),
    readCount(callNode, account, 'pending'),
  ])
  const hasKey = /^0x($|ef0100)/i.test(code)
  return hasKey && nonce !== undefined && count !== undefined && count <= nonce
}
