import type { Config } from 'wagmi'
import { type FundsMoved, StepError } from '../../errors.js'
import { getJournalKey, type Subject } from '../journal/journalKey.js'
import type { Result, ResumedFlow } from '../journal/results.js'
import { getParts, hasParts } from '../model/parts.js'
import { createProgress, type OnProgress } from '../model/progress.js'
import { abortWith } from '../platform/abortable.js'
import {
  acquireLock,
  type Environment,
  getEnvironment,
  type Locks,
  tryLock,
} from '../platform/environment.js'
import type { FlowStorage } from '../platform/storage.js'

export type Earlier = Result & Pick<ResumedFlow, 'parts'>

type Options = {
  environment?: Partial<Environment> | undefined
  onProgress?: OnProgress | undefined
  signal?: AbortSignal | undefined
  storage?: FlowStorage | undefined
}

type Acquired = {
  earlier?: Earlier | undefined
  /** Names of the locks across tabs. */
  held: readonly string[]
  release(): void
}

/**
 * Acquires the exclusive right to run a flow: the account within this page
 * (synchronously), and across tabs (Web Locks) the intent and every order that
 * it buys. If this page is already resuming the same intent, waits for that
 * resume first, without blocking other flows of the account.
 *
 * @throws StepError `walletBusy` if the account runs another flow, `running` if
 * another tab holds the intent or one of the orders.
 */
export async function acquireRun(
  config: Config,
  options: Options,
  subject: Subject,
): Promise<Acquired> {
  const attempt = () => tryToAcquire(config, options, subject)
  // A resume may start or end while the lock is requested.
  const acquired = (await attempt()) ?? (await attempt())
  if (acquired) return acquired
  throw toEarlyError('running', { fundsMoved: 'maybe' })
}

async function tryToAcquire(
  config: Config,
  options: Options,
  subject: Subject,
): Promise<Acquired | undefined> {
  const { locks } = getEnvironment(options)
  const key = getJournalKey(subject)
  const resume = getActiveResume(locks, key)
  if (resume) return acquireAfterResume(resume, config, options, subject)
  const unlockAccount = lockAccount(config, subject, 'no')
  let unlock: (() => void) | undefined
  try {
    unlock = await tryLock(locks, key)
  } finally {
    if (!unlock) unlockAccount()
  }
  return unlock && lockOrders(locks, subject, [unlockAccount, unlock])
}

async function acquireAfterResume(
  resume: ActiveResume,
  config: Config,
  options: Options,
  subject: Subject,
): Promise<Acquired | undefined> {
  const { onProgress, signal } = options
  const { locks } = getEnvironment(options)
  const key = getJournalKey(subject)
  const progress = createProgress(resume.id, onProgress)
  progress.run({ resumed: true })
  let unlock: (() => void) | undefined
  try {
    unlock = await acquireLock(locks, key, { signal })
    if (!unlock) return undefined
    const ended = await resume.end
    // A finished flow needs no wallet, so the account stays free.
    if (ended?.status === 'done')
      return { earlier: ended, held: [key], release: unlock }
    const unlockAccount = lockAccount(config, subject, 'maybe')
    return await lockOrders(locks, subject, [unlockAccount, unlock])
  } catch (cause) {
    unlock?.()
    progress.run({ status: 'error' })
    if (cause instanceof StepError) throw cause
    throw toEarlyError('aborted', { cause, fundsMoved: 'maybe' })
  }
}

const lockedAccounts = /* @__PURE__ */ new WeakMap<Config, Set<string>>()

/**
 * Locks an account within this page. Synchronous, because the second click of a
 * double click comes before any promise resolves.
 */
function lockAccount(
  config: Config,
  { intent: { account, chainId } }: Subject,
  fundsMoved: FundsMoved,
): () => void {
  const key = `${chainId}:${account.toLowerCase()}`
  const locked = lockedAccounts.get(config) ?? new Set()
  lockedAccounts.set(config, locked)
  if (locked.has(key))
    throw toEarlyError('walletBusy', {
      details: 'Another flow of this account is still running.',
      fundsMoved,
    })
  locked.add(key)
  return () => void locked.delete(key)
}

/** Locks orders across tabs: records are written only when the wallet opens. */
async function lockOrders(
  locks: Locks,
  subject: Subject,
  earlier: readonly (() => void)[],
): Promise<Acquired> {
  const held = [getJournalKey(subject), ...getOrderLocks(subject)]
  const releases = [...earlier]
  const release = () => {
    for (const unlock of releases) unlock()
  }
  try {
    for (const name of new Set(held.slice(1))) {
      const unlock = await tryLock(locks, name)
      if (!unlock) {
        const details = 'Another flow of the account uses the same order.'
        throw toEarlyError('running', { details, fundsMoved: 'maybe' })
      }
      releases.push(unlock)
    }
    return { held, release }
  } catch (cause) {
    release()
    throw cause
  }
}

/** Sorted, so that one of two tabs gets all locks. Parts lock like separate flows. */
function getOrderLocks({ intent, scope }: Subject): string[] {
  const { account, chainId, kind } = intent
  if (hasParts(intent))
    return getParts(intent)
      .map((part) => getJournalKey({ intent: part, scope }))
      .sort()
  if (kind !== 'buy') return []
  const owner = [scope, chainId, account.toLowerCase()].join(':')
  return intent.orders
    .map(({ orderId }) => `marketkit:order:${owner}:${orderId.toLowerCase()}`)
    .sort()
}

function toEarlyError(
  reason: 'walletBusy' | 'running' | 'aborted',
  facts: Partial<ConstructorParameters<typeof StepError>[0]>,
): StepError {
  return new StepError({ fundsMoved: 'no', index: 0, reason, ...facts })
}

export type ActiveResume = {
  readonly id: string
  /** The outcome; undefined if the resume fails or is stopped. */
  readonly end: Promise<ResumedFlow | undefined>
  /** Stops the resume and deletes the flow; resolves once that is done. */
  discard(): Promise<unknown>
}

/** The abort reason of a resume whose flow is to be deleted. */
export const discarded = /* @__PURE__ */ new Error('The flow was discarded.')

const resumesByPage = /* @__PURE__ */ new WeakMap<
  Locks,
  Map<string, ActiveResume>
>()

export function getActiveResume(
  locks: Locks,
  key: string,
): ActiveResume | undefined {
  return resumesByPage.get(locks)?.get(key)
}

/** Runs a resume, and shows it to other flows of this page until it ends. */
export async function trackResume(
  locks: Locks,
  { id, key, signal }: { id: string; key: string; signal?: AbortSignal },
  resume: (signal: AbortSignal) => Promise<ResumedFlow | undefined>,
): Promise<ResumedFlow | undefined> {
  const resumes = resumesByPage.get(locks) ?? new Map<string, ActiveResume>()
  resumesByPage.set(locks, resumes)
  const controller = new AbortController()
  const removeListener = abortWith(signal, controller)
  const running = resume(controller.signal)
  const end = running.catch(() => undefined)
  const discard = () => {
    controller.abort(discarded)
    return end
  }
  resumes.set(key, { id, end, discard })
  try {
    return await running
  } finally {
    resumes.delete(key)
    removeListener()
  }
}
