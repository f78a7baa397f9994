import type { Client } from 'viem'
import { StepError } from '../../errors.js'
import { readNumber } from '../chain/callNode.js'
import { classifyWalletError } from '../failures/classifyWalletError.js'
import type { JournalStep } from '../journal/record.js'
import type { TransactionStep } from '../model/readStep.js'
import { abortable, within } from '../platform/abortable.js'
import { acquireLock } from '../platform/environment.js'
import { type Attempt, assertNotStopped, type Run } from '../run/run.js'
import { isFresh } from '../simulate/plannedTrial.js'
import { findFailure } from '../simulate/simulate.js'
import { getWalletClient, switchToChain, toWrongChainError } from './wallet.js'

/** Milliseconds for which an unanswered prompt holds the locks after an abort. */
const promptTimeoutMs = 120_000

export type Prompt = {
  open: (wallet: Client) => Promise<unknown>
  /** The transactions that the wallet would send; none for a signature. */
  transactions: readonly TransactionStep[]
  intent?: Partial<JournalStep> | undefined
  /** The journal entry for an answer; undefined for an invalid answer. */
  toEntry: (answer: unknown) => Partial<JournalStep> | undefined
}

/**
 * Opens the wallet on the right account and chain, once no other tab has a
 * prompt open for the account, and returns the answer. The journal is written
 * before the prompt, and again with the answer, even if it comes after an abort.
 */
export async function promptWallet(
  attempt: Attempt,
  prompt: Prompt,
): Promise<unknown> {
  const { indices, run } = attempt
  const { account, environment, journal, progress, signal, emit } = run
  const lock = `marketkit:prompt:${account.toLowerCase()}`
  const release = await acquireLock(environment.locks, lock, { signal })
  // Once a part has begun, `stop` lets it finish.
  const isFirst = !journal.steps().some(isStarted)
  let open: Promise<unknown> | undefined
  try {
    const wallet =
      (await prepareWallet(attempt, prompt, { canTrustWagmi: true })) ??
      (await prepareWallet(attempt, prompt, { canTrustWagmi: false }))
    if (!wallet) throw toWrongChainError(run.chainId, indices[0])
    if (isFirst) assertNotStopped(run)
    const unsaved = journal.isVolatile() || undefined
    if (unsaved && !progress.get().unsaved) emit({ type: 'unsaved' })
    const bundled = indices.length > 1 || undefined
    progress.step(indices, { status: 'prompting', bundled }, { unsaved })
    // A listener may have aborted during the callbacks.
    signal?.throwIfAborted()
    emit({ type: 'prompted', steps: indices })
    if (prompt.transactions.length) attempt.fundsMoved = 'maybe'
    open = prompt.open(wallet)
    const answer = await abortable(open, signal)
    await journal.update(indices, prompt.toEntry(answer) ?? {})
    emit({ type: 'answered', steps: indices, late: false })
    return answer
  } catch (cause) {
    attempt.walletError = cause
    if (!open) await journal.update(indices, { status: 'waiting' })
    else if (signal?.aborted) recordLateAnswer(attempt, prompt, open)
    else if (hasNoEffect(cause, prompt))
      await journal.update(indices, { status: 'failed' })
    throw cause
  } finally {
    if (run.openPrompt) run.openPrompt.then(release, release)
    else release?.()
  }
}

/** Whether the step was carried out, or may have been. */
export function isStarted({ status }: JournalStep): boolean {
  return status !== 'waiting' && status !== 'failed'
}

/** With `canTrustWagmi` undefined if wagmi's chain was out of date. */
async function prepareWallet(
  { indices, run }: Attempt,
  prompt: Prompt,
  { canTrustWagmi }: { canTrustWagmi: boolean },
): Promise<Client | undefined> {
  const { journal, progress, signal } = run
  const [first] = indices
  if (!canTrustWagmi) await journal.update(indices, { status: 'waiting' })
  const bundled = indices.length > 1 || undefined
  const onSwitch = () =>
    progress.step(indices, { status: 'switching', bundled })
  const switching = switchToChain(run, first, { canTrustWagmi, onSwitch })
  await abortableRequest(run, switching)
  signal?.throwIfAborted()
  const { transactions } = prompt
  if (transactions.length) await refuseToRevert(run, transactions)
  const position = transactions.length
    ? await abortable(readChainPosition(run), signal)
    : {}
  const intent = { ...position, ...prompt.intent, status: 'prompting' } as const
  await journal.update(indices, intent)
  return abortable(getWalletClient(run, first), signal)
}

/**
 * Throws if the transactions would fail, unless a node has just tried them. Retries
 * after a mined approval, which a node that lags behind does not know yet.
 */
async function refuseToRevert(
  { account, environment, mined, node, signal, tried }: Run,
  steps: readonly TransactionStep[],
): Promise<void> {
  if (isFresh(tried, environment.now())) return
  for (let tries = mined ? 4 : 1; ; tries--) {
    const finding = findFailure(node, account, steps, environment)
    const failure = await abortable(finding, signal)
    if (!failure) return
    const index = steps[failure.index]?.index ?? 0
    if (tries <= 1) throw new StepError({ ...failure, index, fundsMoved: 'no' })
    await environment.sleep(1_000, signal)
  }
}

/** A rejected transaction has no effect, nor has a signature that we never got. */
function hasNoEffect(cause: unknown, { transactions }: Prompt): boolean {
  const { fundsMoved } = classifyWalletError(cause)
  return !transactions.length || fundsMoved === 'no'
}

function recordLateAnswer(
  { indices, run }: Attempt,
  prompt: Prompt,
  open: Promise<unknown>,
): void {
  const { journal, emit } = run
  const entries = journal.steps()
  const answered = open.then(prompt.toEntry, (error) =>
    hasNoEffect(error, prompt) ? { status: 'failed' as const } : undefined,
  )
  const recorded = answered.then(async (change) => {
    emit({ type: 'answered', steps: indices, late: true })
    for (const index of indices) {
      const digest = entries[index]?.digest
      if (change && digest) await journal.updateLate(index, digest, change)
    }
  })
  holdPromptLock(run, recorded)
}

/** Stops waiting on abort, but holds the prompt lock until the wallet answers. */
async function abortableRequest<answer>(
  run: Run,
  request: Promise<answer>,
): Promise<answer> {
  try {
    return await abortable(request, run.signal)
  } catch (cause) {
    if (run.signal?.aborted) holdPromptLock(run, request)
    throw cause
  }
}

/** Holds the locks until the wallet answers, or for two minutes. */
function holdPromptLock(run: Run, prompt: Promise<unknown>): void {
  const answered = prompt.catch(() => {})
  run.openPrompt = within(run.environment, promptTimeoutMs, answered)
}

/** Starts to read the position that the first prompt records. */
export function startChainPosition(run: Run, needsBlock: boolean) {
  run.chainPosition ??= {
    at: run.environment.now(),
    block: needsBlock ? readBlock(run) : undefined,
    nonce: readNextNonce(run),
    sent: run.sent,
  }
  return run.chainPosition
}

async function readChainPosition(
  run: Run,
): Promise<Pick<JournalStep, 'block' | 'nonce'>> {
  const { environment, sent, tried } = run
  const now = environment.now()
  // After the first prompt the position stays; the transactions sent since
  // then advance its nonce.
  if (sent === 0 && !isFresh(run.chainPosition, now))
    run.chainPosition = undefined
  const position = startChainPosition(run, true)
  const known = isFresh(tried, now) ? tried?.block : undefined
  position.block ??=
    known === undefined ? readBlock(run) : Promise.resolve(known)
  const [block, nonce] = await Promise.all([position.block, position.nonce])
  // Without an answer, the next prompt asks again.
  if (block === undefined || nonce === undefined) run.chainPosition = undefined
  return {
    block,
    nonce: nonce === undefined ? nonce : nonce + sent - position.sent,
  }
}

function readBlock(run: Run): Promise<number | undefined> {
  return readTwice(run, 'eth_blockNumber', [])
}

/** A node that lags behind may not know the transactions of the part before. */
async function readNextNonce(run: Run): Promise<number | undefined> {
  const { lastPosition: last, sent } = run
  const [nonce, before] = await Promise.all([
    readTwice(run, 'eth_getTransactionCount', [run.account, 'pending']),
    last?.nonce,
  ])
  if (nonce === undefined || !last || before === undefined) return nonce
  return Math.max(nonce, before + sent - last.sent)
}

/** A busy node often answers the second request. */
async function readTwice(
  { callNode }: Run,
  ...request: Parameters<Run['callNode']>
): Promise<number | undefined> {
  const first = await readNumber(callNode, ...request)
  return first ?? readNumber(callNode, ...request)
}
