import type { Hex } from 'viem'
import { type FundsMoved, StepError } from '../../errors.js'
import { abortable, within } from '../base/abortable.js'
import { isUnknownBundle } from '../base/classifyWalletError.js'
import type { Attempt, Run } from '../run/run.js'
import { confirmTransaction } from '../wait/confirmTransaction.js'
import { createPace } from '../wait/pace.js'
import { askWallet, isHash, walletOf } from '../wallet/wallet.js'

/** Milliseconds for a wallet to say where a bundle stands. */
const longestAnswer = 10_000

/** How often a wallet is asked of a bundle that it may not have taken. */
const mostSilences = 3

/** What a wallet says of a bundle. */
type Status = { code: number; hashes: Hex[] }

/**
 * Waits for the bundle that the journal has for some steps, and writes down
 * what became of it. With `isLost` nobody knows whether the wallet has taken
 * it: a wallet that does not know it has not, and the answer is false.
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
    // Some of it may be done for good: only a person can say how to go on,
    // and not by an id that the wallet would refuse.
    journal.endBundle()
    await journal.update(indices, {})
    fail('reverted', { fundsMoved: 'maybe', details: 'Only a part was done.' })
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
  // Our own node has the last word, and must know it before we go on.
  for (const index of indices) {
    const { hash, status } = journal.steps()[index] ?? {}
    if (status !== 'sent') continue
    try {
      await confirmTransaction({ ...attempt, indices: [index] })
    } catch (cause) {
      // What one transaction carries fails with it, all of it.
      const together = indices.filter(
        (it) => journal.steps()[it]?.hash === hash,
      )
      if (journal.steps()[index]?.status === 'failed')
        await journal.update(together, { status: 'failed' })
      throw cause
    }
  }
  if (code >= 500) {
    // The chain does not know what went wrong inside: nobody can tell.
    await journal.update(indices, { status: 'sent' })
    const details = 'The wallet says that it failed, the chain that not.'
    fail('reverted', { fundsMoved: 'maybe', details })
  }
  return true
}

type Facts = { details?: string; fundsMoved: FundsMoved }

/** Asks the wallet until the bundle has ended; undefined when there is none. */
async function waitForBundle(
  { indices, run }: Attempt,
  id: string,
  isLost: boolean,
): Promise<Status | undefined> {
  const { journal, node, progress, signal, emit } = run
  const [index] = indices
  const { wallet } = journal.steps()[index] ?? {}
  const pace = createPace(run, node.pollingInterval)
  const stop = (reason: 'unresolved' | 'queued' | 'notConfirmed') =>
    new StepError({ reason, index, fundsMoved: 'maybe' })
  let isQueued = false
  let silences = 0
  for (;;) {
    await pace.awake()
    const status = await abortable(statusOf(run, id), signal)
    // Another wallet of the same account knows nothing of it.
    if (status === 'unknown' && isLost && wallet === walletOf(run)) {
      await journal.update(indices, { status: 'waiting' })
      return undefined
    }
    if (typeof status !== 'object') {
      silences += 1
      if (isLost && silences >= mostSilences) throw stop('unresolved')
    } else if (status.code >= 200) {
      return status
    } else if (!isQueued && pace.isLong()) {
      isQueued = true
      progress.step(indices, { status: 'queued' })
      emit({ type: 'queued', step: index })
    }
    if (pace.isOver()) throw stop(isQueued ? 'queued' : 'notConfirmed')
    await pace.pause()
  }
}

async function statusOf(
  { config, environment }: Run,
  id: string,
): Promise<Status | 'unknown' | undefined> {
  try {
    const asking = askWallet(config, 'wallet_getCallsStatus', [id])
    return readStatus(await within(environment, longestAnswer, asking))
  } catch (error) {
    // A wallet that fails has said nothing of the bundle.
    return isUnknownBundle(error) ? 'unknown' : undefined
  }
}

function readStatus(answer: unknown): Status | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { receipts, status } = answer as Record<string, unknown>
  // Wallets of the first version of the standard answer words.
  const said =
    status === 'CONFIRMED' ? 200 : status === 'PENDING' ? 100 : Number(status)
  const list: any[] = Array.isArray(receipts) ? receipts : []
  // They say so of what was refused, too.
  const isRefused = list.some((receipt) => receipt?.status === '0x0')
  const code = said === 200 && isRefused ? 500 : said
  const hashes = list.map((receipt) => receipt?.transactionHash).filter(isHash)
  return Number.isInteger(code) ? { code, hashes } : undefined
}
