import type { Config } from 'wagmi'
import { type FundsMoved, StepError } from '../errors.js'
import { claim } from './claim.js'
import { environmentOf } from './environment.js'
import { keyOf, type Subject } from './journal/journal.js'
import type { Result } from './journal/resultOf.js'
import { take } from './locks.js'
import { createProgress } from './progress.js'
import { refusal } from './refusal.js'
import { type Settling, settlingOf } from './settling.js'
import type { RunParameters } from './withRun.js'

/** What a run has to itself until it leaves. */
type Entered = {
  /** What a resume of this page has just brought to its end. */
  earlier?: Result | undefined
  leave(): void
}

/**
 * Claims the account in this page, at once, and the intent in all tabs. Where
 * a resume of this page is at the intent, that is waited for before anything is
 * claimed: other purchases need not wait for it.
 */
export async function enter(
  config: Config,
  parameters: RunParameters,
  subject: Subject,
): Promise<Entered> {
  const tries = () => tryToEnter(config, parameters, subject)
  // A resume may come or go while the lock is asked for.
  const entered = (await tries()) ?? (await tries())
  if (entered) return entered
  throw refusal('running', { fundsMoved: 'maybe' })
}

async function tryToEnter(
  config: Config,
  parameters: RunParameters,
  subject: Subject,
): Promise<Entered | undefined> {
  const { locks } = environmentOf(parameters)
  const key = keyOf(subject)
  const resume = settlingOf(locks, key)
  if (resume) return enterAfter(resume, config, parameters, subject)
  const release = claimAccount(config, subject, 'no')
  let unlock: (() => void) | undefined
  try {
    unlock = await take(locks, key, { ifAvailable: true })
  } finally {
    if (!unlock) release()
  }
  return unlock && { leave: both(release, unlock) }
}

/** Enters as soon as a resume of this page has settled what is open. */
async function enterAfter(
  resume: Settling,
  config: Config,
  parameters: RunParameters,
  subject: Subject,
): Promise<Entered | undefined> {
  const { onProgress, signal } = parameters
  const { locks } = environmentOf(parameters)
  const progress = createProgress(resume.id, onProgress)
  progress.run({ resumed: true })
  let unlock: (() => void) | undefined
  try {
    unlock = await take(locks, keyOf(subject), { signal })
    if (!unlock) return undefined
    const ended = await resume.end
    // It needs no wallet any more, only to be told.
    if (ended?.status === 'done') return { earlier: ended, leave: unlock }
    const release = claimAccount(config, subject, 'maybe')
    return { leave: both(release, unlock) }
  } catch (cause) {
    unlock?.()
    progress.run({ status: 'error' })
    if (cause instanceof StepError) throw cause
    throw refusal('aborted', { cause, fundsMoved: 'maybe' })
  }
}

function claimAccount(
  config: Config,
  { account, chainId }: Subject,
  fundsMoved: FundsMoved,
): () => void {
  const release = claim(config, `${chainId}:${account.toLowerCase()}`)
  if (release) return release
  const details = 'This account has not finished the last one.'
  throw refusal('walletBusy', { details, fundsMoved })
}

function both(release: () => void, unlock: () => void): () => void {
  return () => {
    release()
    unlock()
  }
}
