import type { Config } from 'wagmi'
import { StepError } from '../../errors.js'
import { abortable } from '../base/abortable.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import { getParts } from '../base/intent.js'
import { acquireLock } from '../base/locks.js'
import { isSameText } from '../base/plainData.js'
import { notify, toStepFailure } from '../base/progress.js'
import { findEffect } from '../execute/findEffect.js'
import { findOrder } from '../execute/findOrder.js'
import { type Settled, settleEarlier } from '../execute/settleEarlier.js'
import type { Stored } from '../journal/journal.js'
import { type FlowRecord, isInFlight, isRecordOf } from '../journal/record.js'
import { getStore } from '../journal/store.js'
import { toParts } from '../journal/toParts.js'
import {
  discarded,
  getActiveResume,
  type ResumedFlow,
  trackResume,
} from '../run/activeResume.js'
import type { Run } from '../run/run.js'
import { openRun } from '../run/withRun.js'
import { confirmCancelled } from './confirmCancelled.js'
import { dropCancelled } from './dropCancelled.js'
import { findListings } from './findListings.js'
import { findMissed, type Missed } from './findMissed.js'
import type { resumeFlows } from './resumeFlows.js'
import { joinEnds } from './runParts.js'

type Parameters = Options & { environment: Environment }

type Options = resumeFlows.Parameters & {
  /** Whether to post again the orders that the service refused. */
  reposts?: boolean | undefined
}

/** Settles flows that are in flight. */
export async function resume(
  config: Config,
  parameters: Options,
  inFlight: readonly Stored[],
): Promise<ResumedFlow[]> {
  const environment = getEnvironment(parameters)
  const resumeOne = async (stored: Stored) => {
    const flow = await resumeFlow(
      config,
      { ...parameters, environment },
      stored,
    )
    if (flow && flow.status !== 'running') notify(parameters.onResumed, flow)
    return flow
  }
  const flows = await Promise.all(inFlight.map(resumeOne))
  return flows.flatMap((flow) => flow ?? [])
}

/** Settles one flow, unless another tab is at it. */
async function resumeFlow(
  config: Config,
  parameters: Parameters,
  stored: Stored,
): Promise<ResumedFlow | undefined> {
  const { environment, signal, takeOver } = parameters
  const { locks } = environment
  const { key, record } = stored
  // Where this page is at it already, both are told the same.
  let first = getActiveResume(locks, key)
  const tryLock = async () =>
    first ? undefined : acquireLock(locks, key, { ifAvailable: true })
  let unlock = await tryLock()
  if (!unlock) {
    // The answer comes late: whoever had the lock may be known, or gone.
    first ??= getActiveResume(locks, key)
    unlock = await tryLock()
  }
  const flow = await (first && abortable(first.end, signal))
  if (flow && !parameters.reposts) return flow
  if (first || takeOver) unlock ??= await acquireLock(locks, key, { signal })
  if (!unlock) return { ...toFacts(record), status: 'running', hashes: [] }
  try {
    const { id } = record
    return await trackResume(locks, { id, key, signal }, (signal) =>
      settleStored(config, { ...parameters, signal }, stored),
    )
  } finally {
    unlock()
  }
}

/** Settles the flow of a record whose lock is held. */
async function settleStored(
  config: Config,
  parameters: Parameters,
  { key, record }: Stored,
): Promise<ResumedFlow | undefined> {
  const { environment, signal } = parameters
  const text = await getStore(environment).get(key)
  // Whoever had the lock may have brought it to its end.
  if (!isRecordOf(text, record.id)) return undefined
  const { intent, scope } = record
  const run = await openRun(
    config,
    { ...parameters, chainId: intent.chainId },
    { intent, scope, findEffect, key },
  )
  try {
    const found = await withMissed(
      run,
      await settleEarlier(run, parameters.reposts),
    )
    const settled = await withParts(run, found)
    const refused = await reportRefused(run)
    if (signal?.reason === discarded) throw discarded
    await run.journal.close()
    const { error, resumed: _, ...facts } = settled
    if (facts.status === 'done') await dropCancelled(run)
    const unsaved = run.journal.isVolatile() || undefined
    run.emit({ type: 'resumed', status: facts.status })
    const failure = error && toStepFailure(error)
    return { ...toFacts(record), ...facts, ...refused, error: failure, unsaved }
  } catch (cause) {
    if (signal?.reason !== discarded) throw cause
    await run.journal.discard()
    return undefined
  }
}

/** What is told of an order that the service refused. */
async function reportRefused({
  journal,
}: Run): Promise<Pick<ResumedFlow, 'isReported' | 'order'>> {
  const entries = journal.steps()
  const index = entries.findIndex(({ status }) => status === 'refused')
  const { isReported, order } = entries[index] ?? {}
  if (index >= 0 && !isReported)
    await journal.update(index, { isReported: true })
  return { isReported, order }
}

/**
 * Adds which orders of several were not bought. A purchase that bought none has
 * failed, and so has a cancellation without an effect.
 */
async function withMissed(
  run: Run,
  settled: Settled,
): Promise<Settled & Missed> {
  if (settled.status !== 'done') return settled
  try {
    const missed = await findMissed(run, settled)
    await confirmCancelled(run, run.journal.part(), settled)
    return { ...settled, ...missed }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { ...settled, status: 'failed', error }
  }
}

/** Tells how far a flow of several parts has come, and moves it on. */
async function withParts(
  run: Run,
  settled: Settled & Missed,
): Promise<Settled & Missed & Pick<ResumedFlow, 'parts'>> {
  const { journal } = run
  const intent = journal.intent()
  const count = getParts(intent).length
  if (count === 1) return settled
  const { error, hashes, orderId, status } = settled
  const isLast = journal.ended().length === count - 1
  const ends = [...journal.ended()]
  if (status === 'done') ends.push({ hashes, orderId })
  if (status === 'done' && !isLast) await journal.advance({ hashes, orderId })
  if (ends.length < count && (await isNeedless(run))) {
    ends.push({ hashes: [] })
  }
  const all = { ...joinEnds(ends), ...(status !== 'done' && { error }) }
  if (ends.length === count) {
    await journal.discard()
    return { ...all, status: 'done' }
  }
  const isFailed = status === 'failed' || status === 'unresolved'
  const parts = toParts(intent, ends, isFailed ? 'failed' : 'waiting')
  const isBegun = ends.length > 0 && status !== 'unresolved'
  const told = isBegun || status === 'done' ? 'interrupted' : status
  return { ...all, parts, status: told }
}

/** Whether the last part of an edit was done by other means, or is in vain. */
async function isNeedless(run: Run): Promise<boolean> {
  const { journal } = run
  const intent = journal.intent()
  if (intent.kind !== 'edit' || journal.ended().length !== 1) return false
  if (journal.steps().some(isInFlight)) return false
  const { cancel, list } = intent
  try {
    const old = await findOrder(run, cancel.orderId, run.signal, cancel)
    if (old?.status === 'filled') return true
    if (journal.part().kind === 'cancel')
      return old?.status === 'cancelled' || old?.status === 'expired'
    const listings = await findListings(run, run.signal)
    return listings.some(
      ({ orderId, priceAmount, priceCurrencyAddress, status }) =>
        status === 'active' &&
        orderId !== cancel.orderId &&
        (list.contractType === 'ERC721' ||
          (priceAmount === list.pricePerToken &&
            isSameText(priceCurrencyAddress, list.currency))),
    )
  } catch {
    run.signal?.throwIfAborted()
    return false
  }
}

function toFacts({ createdAt, id, intent }: FlowRecord) {
  return { id, intent, createdAt }
}
