import type { Client } from 'viem'
import { abortable, within } from '../base/abortable.js'
import { type CallNode, toNumber } from '../base/callNode.js'
import { classifyWalletError } from '../base/classifyWalletError.js'
import { acquireLock } from '../base/locks.js'
import type { JournalStep } from '../journal/record.js'
import type { Attempt, Run } from '../run/run.js'
import { onWrongChain, reachChain, readyWallet } from './wallet.js'

/** How long an unanswered prompt keeps others out, in milliseconds. */
export const longestPrompt = 120_000

/** One thing to ask of the wallet. */
export type Prompt = {
  /** Opens the wallet. */
  open: (wallet: Client) => Promise<unknown>
  /** Whether money or tokens may move once it is open. */
  moves: boolean
  /** What is written down with the intent. */
  intent?: Partial<JournalStep> | undefined
  /** What an answer means for the journal; undefined when it means nothing. */
  note: (answer: unknown) => Partial<JournalStep> | undefined
}

/**
 * Opens the wallet once it stands on the right account and chain, and no other
 * tab has a prompt open. The intent is stored before, the answer right after,
 * also when nobody waits for it any more.
 */
export async function promptWallet(
  attempt: Attempt,
  prompt: Prompt,
): Promise<unknown> {
  const { indices, run } = attempt
  const { journal, progress, signal, emit } = run
  const release = await acquirePrompt(run)
  let open: Promise<unknown> | undefined
  try {
    const wallet =
      (await prepare(attempt, prompt, { isKnown: true })) ??
      (await prepare(attempt, prompt, { isKnown: false }))
    if (!wallet) throw onWrongChain(run.chainId, indices[0])
    const unsaved = journal.isVolatile() || undefined
    if (unsaved && !progress.get().unsaved) emit({ type: 'unsaved' })
    const bundled = indices.length > 1 || undefined
    progress.step(indices, { status: 'prompting', bundled }, { unsaved })
    // Whoever was just told may have stopped it.
    signal?.throwIfAborted()
    emit({ type: 'prompted', steps: indices })
    if (prompt.moves) attempt.fundsMoved = 'maybe'
    open = prompt.open(wallet)
    const answer = await abortable(open, signal)
    await journal.update(indices, prompt.note(answer) ?? {})
    emit({ type: 'answered', steps: indices, late: false })
    return answer
  } catch (cause) {
    if (!open) await journal.update(indices, { status: 'waiting' })
    else if (signal?.aborted) listenOn(attempt, prompt, open)
    else if (isWithoutEffect(cause, prompt))
      await journal.update(indices, { status: 'failed' })
    throw cause
  } finally {
    if (run.openPrompt) run.openPrompt.then(release, release)
    else release()
  }
}

/**
 * The wallet, on the right account and chain, with the intent stored. wagmi's
 * memory of the chain spares a question; where it was wrong there is no wallet.
 */
async function prepare(
  { indices, run }: Attempt,
  prompt: Prompt,
  { isKnown }: { isKnown: boolean },
): Promise<Client | undefined> {
  const { journal, progress, signal } = run
  const [first] = indices
  if (!isKnown) await journal.update(indices, { status: 'waiting' })
  const bundled = indices.length > 1 || undefined
  const onSwitch = () =>
    progress.step(indices, { status: 'switching', bundled })
  await walkable(run, reachChain(run, first, { isKnown, onSwitch }))
  signal?.throwIfAborted()
  const place = prompt.moves ? await getChainPosition(run) : {}
  const intent = { ...place, ...prompt.intent, status: 'prompting' } as const
  await journal.update(indices, intent)
  return abortable(readyWallet(run, first), signal)
}

/** A refused prompt had no effect; nor has a signature that nobody got. */
function isWithoutEffect(cause: unknown, { moves }: Prompt): boolean {
  return !moves || classifyWalletError(cause).fundsMoved === 'no'
}

/** Notes the answer to a prompt that was walked away from. */
function listenOn(
  { indices, run }: Attempt,
  prompt: Prompt,
  open: Promise<unknown>,
): void {
  const { journal, emit } = run
  const entries = journal.steps()
  const answered = open.then(prompt.note, (error) =>
    isWithoutEffect(error, prompt) ? { status: 'failed' as const } : undefined,
  )
  const noted = answered.then(async (change) => {
    emit({ type: 'answered', steps: indices, late: true })
    for (const index of indices) {
      const digest = entries[index]?.digest
      if (change && digest) await journal.updateLate(index, digest, change)
    }
  })
  keepLocked(run, noted)
}

/** A request whose answer nobody may wait for; it stays noted until then. */
async function walkable<answer>(
  run: Run,
  request: Promise<answer>,
): Promise<answer> {
  try {
    return await abortable(request, run.signal)
  } catch (cause) {
    if (run.signal?.aborted) keepLocked(run, request)
    throw cause
  }
}

/** Keeps others out until a prompt is answered, but not for ever. */
function keepLocked(run: Run, prompt: Promise<unknown>): void {
  const answered = prompt.catch(() => {})
  run.openPrompt = within(run.environment, longestPrompt, answered)
}

/** Waits until no other tab has a prompt open for this account. */
async function acquirePrompt({
  account,
  environment,
  signal,
}: Run): Promise<() => void> {
  const name = `marketkit:prompt:${account.toLowerCase()}`
  const release = await acquireLock(environment.locks, name, { signal })
  return () => release?.()
}

/** Where the chain stands, asked once in a run; what is unknown is left out. */
export function readChainPosition(run: Run): Promise<Partial<JournalStep>> {
  const { account } = run
  // A busy node often has time for the second try.
  const ask: CallNode = async (...question) =>
    (await run.callNode(...question)) ?? run.callNode(...question)
  run.noted ??= Promise.all([
    ask('eth_blockNumber', []),
    ask('eth_getTransactionCount', [account, 'pending']),
  ]).then(([block, nonce]) => ({
    block: toNumber(block),
    nonce: toNumber(nonce),
  }))
  return run.noted
}

async function getChainPosition(run: Run): Promise<Partial<JournalStep>> {
  const { block, nonce } = await abortable(readChainPosition(run), run.signal)
  return { block, nonce: nonce === undefined ? nonce : nonce + run.sent }
}
