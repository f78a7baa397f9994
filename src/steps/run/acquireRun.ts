import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { type FundsMoved, StepError } from '../../errors.js'
import { getEnvironment } from '../base/environment.js'
import { acquireLock, type Locks } from '../base/locks.js'
import { createProgress } from '../base/progress.js'
import { getJournalKey, type Subject } from '../journal/journal.js'
import type { Result } from '../journal/toResult.js'
import { getActiveResume } from './activeResume.js'
import type { RunParameters } from './withRun.js'

/** The exclusive right to run a flow, until it is released. */
type Acquired = {
  /** The result of a resume of this page that has just finished the flow. */
  earlier?: Result | undefined
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
  parameters: RunParameters,
  subject: Subject,
): Promise<Acquired> {
  const attempt = () => tryToAcquire(config, parameters, subject)
  // A resume may start or end while the lock is requested.
  const acquired = (await attempt()) ?? (await attempt())
  if (acquired) return acquired
  throw toEarlyError('running', { fundsMoved: 'maybe' })
}

async function tryToAcquire(
  config: Config,
  parameters: RunParameters,
  subject: Subject,
): Promise<Acquired | undefined> {
  const { locks } = getEnvironment(parameters)
  const key = getJournalKey(subject)
  if (getActiveResume(locks, key))
    return acquireAfterResume(config, parameters, subject)
  const unlockAccount = lockAccount(config, subject, 'no')
  let unlock: (() => void) | undefined
  try {
    unlock = await acquireLock(locks, key, { ifAvailable: true })
  } finally {
    if (!unlock) unlockAccount()
  }
  return unlock && claimOrders(locks, subject, [unlockAccount, unlock])
}

/** Acquires the run once the resume of this page has settled the intent. */
async function acquireAfterResume(
  config: Config,
  parameters: RunParameters,
  subject: Subject,
): Promise<Acquired | undefined> {
  const { onProgress, signal } = parameters
  const { locks } = getEnvironment(parameters)
  const key = getJournalKey(subject)
  const resume = getActiveResume(locks, key)
  if (!resume) return undefined
  const progress = createProgress(resume.id, onProgress)
  progress.run({ resumed: true })
  let unlock: (() => void) | undefined
  try {
    unlock = await acquireLock(locks, key, { signal })
    if (!unlock) return undefined
    const ended = await resume.end
    // A finished flow needs no wallet, so the account stays free.
    if (ended?.status === 'done') return { earlier: ended, release: unlock }
    const unlockAccount = lockAccount(config, subject, 'maybe')
    return await claimOrders(locks, subject, [unlockAccount, unlock])
  } catch (cause) {
    unlock?.()
    progress.run({ status: 'error' })
    if (cause instanceof StepError) throw cause
    throw toEarlyError('aborted', { cause, fundsMoved: 'maybe' })
  }
}

const lockedAccounts = /* @__PURE__ */ new WeakMap<Config, Set<string>>()

/**
 * Locks an account of a chain within this page. Synchronous, because the second
 * click of a double click comes before any promise resolves.
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

/**
 * Claims every order of a purchase across tabs, before its quote: baskets that
 * overlap have records of their own, which show only once a wallet is asked.
 */
async function claimOrders(
  locks: Locks,
  subject: Subject,
  held: readonly (() => void)[],
): Promise<Acquired> {
  const releases = [...held]
  const release = () => {
    for (const unlock of releases) unlock()
  }
  try {
    for (const name of getOrderLocks(subject)) {
      const unlock = await acquireLock(locks, name, { ifAvailable: true })
      if (!unlock) {
        const details = 'Another purchase of the account has the same order.'
        throw toEarlyError('running', { details, fundsMoved: 'maybe' })
      }
      releases.push(unlock)
    }
    return { release }
  } catch (cause) {
    release()
    throw cause
  }
}

/** Names of the locks, sorted: of two tabs at once, one gets all of them. */
function getOrderLocks({ intent, scope }: Subject): string[] {
  if (intent.kind !== 'buy') return []
  const { account, chainId, orders } = intent
  const owner = [scope, chainId, account.toLowerCase()].join(':')
  return orders
    .map(({ orderId }) => `marketkit:order:${owner}:${orderId.toLowerCase()}`)
    .sort()
}

/**
 * The account that acts: the one given, else the connected one.
 *
 * @throws StepError `wrongAccount` if no wallet is connected.
 */
export function getAccount(
  config: Config,
  {
    account = getConnection(config).address,
  }: { account?: Address | undefined },
): Address {
  if (account) return account
  const details = 'No wallet is connected.'
  throw toEarlyError('wrongAccount', { details, recovery: 'reconnect' })
}

/** An error thrown before the first step. */
function toEarlyError(
  reason: 'wrongAccount' | 'walletBusy' | 'running' | 'aborted',
  facts: Partial<ConstructorParameters<typeof StepError>[0]>,
): StepError {
  return new StepError({ fundsMoved: 'no', index: 0, reason, ...facts })
}
