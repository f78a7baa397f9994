import type { Config } from 'wagmi'
import { StepError } from '../../errors.js'
import { abortable } from '../base/abortable.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import { acquireLock } from '../base/locks.js'
import { notify, toStepFailure } from '../base/progress.js'
import { findEffect } from '../execute/findEffect.js'
import { type Settled, settleEarlier } from '../execute/settleEarlier.js'
import type { Stored } from '../journal/journal.js'
import { type FlowRecord, isRecordOf } from '../journal/record.js'
import { getStore } from '../journal/store.js'
import {
  discarded,
  getActiveResume,
  type ResumedFlow,
  trackResume,
} from '../run/activeResume.js'
import type { Run } from '../run/run.js'
import { openRun } from '../run/withRun.js'
import { findMissed, type Missed } from './findMissed.js'
import type { resumeFlows } from './resumeFlows.js'

type Parameters = resumeFlows.Parameters & { environment: Environment }

/** Settles flows that are in flight. */
export async function resume(
  config: Config,
  parameters: resumeFlows.Parameters,
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
  if (flow) return flow
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
    const settled = await withMissed(run, await settleEarlier(run))
    if (signal?.reason === discarded) throw discarded
    await run.journal.close()
    const { error, resumed: _, ...facts } = settled
    run.emit({ type: 'resumed', status: facts.status })
    const failure = error && toStepFailure(error)
    return { ...toFacts(record), ...facts, error: failure }
  } catch (cause) {
    if (signal?.reason !== discarded) throw cause
    await run.journal.discard()
    return undefined
  }
}

/** Tells which orders of several were not bought. */
async function withMissed(
  run: Run,
  settled: Settled,
): Promise<Settled & Missed> {
  if (settled.status !== 'done') return settled
  try {
    return { ...settled, ...(await findMissed(run, settled)) }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { ...settled, status: 'failed', error }
  }
}

function toFacts({ createdAt, id, intent }: FlowRecord) {
  return { id, intent, createdAt }
}
