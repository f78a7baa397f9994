import type { Config } from 'wagmi'
import { StepError } from '../../errors.js'
import { abortable } from '../abortable.js'
import type { Run } from '../attempt.js'
import { type Environment, environmentOf } from '../environment.js'
import type { Stored } from '../journal/journal.js'
import { type FlowRecord, isOf } from '../journal/record.js'
import { storeOf } from '../journal/store.js'
import { take } from '../locks.js'
import { notify, toStepFailure } from '../progress.js'
import { type Settled, settleEarlier } from '../settleEarlier.js'
import { forgotten, settling, settlingOf } from '../settling.js'
import { openRun } from '../withRun.js'
import { type Missed, missedOf } from './missedOf.js'
import type { ResumedFlow, resumeFlows } from './resumeFlows.js'

type Parameters = resumeFlows.Parameters & { environment: Environment }

/** Settles flows that are in flight. */
export async function resume(
  config: Config,
  parameters: resumeFlows.Parameters,
  inFlight: readonly Stored[],
): Promise<ResumedFlow[]> {
  const environment = environmentOf(parameters)
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
  let first = settlingOf(locks, key)
  const tryLock = async () =>
    first ? undefined : take(locks, key, { ifAvailable: true })
  let unlock = await tryLock()
  if (!unlock) {
    // The answer comes late: whoever had the lock may be known, or gone.
    first ??= settlingOf(locks, key)
    unlock = await tryLock()
  }
  const flow = await (first && abortable(first.end, signal))
  if (flow) return flow
  if (first || takeOver) unlock ??= await take(locks, key, { signal })
  if (!unlock) return { ...factsOf(record), status: 'running', hashes: [] }
  try {
    const { id } = record
    return await settling(locks, { id, key, signal }, (signal) =>
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
  const text = await storeOf(environment).get(key)
  // Whoever had the lock may have brought it to its end.
  if (!isOf(text, record.id)) return undefined
  const { chainId } = record
  const run = await openRun(config, { ...parameters, chainId }, record)
  try {
    const settled = await withMissed(run, await settleEarlier(run))
    if (signal?.reason === forgotten) throw forgotten
    await run.journal.close()
    const { error, resumed: _, ...facts } = settled
    run.tell({ type: 'resumed', status: facts.status })
    const failure = error && toStepFailure(error)
    return { ...factsOf(record), ...facts, error: failure }
  } catch (cause) {
    if (signal?.reason !== forgotten) throw cause
    await run.journal.forget()
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
    return { ...settled, ...(await missedOf(run, settled)) }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { ...settled, status: 'failed', error }
  }
}

function factsOf({ account, chainId, created, id, intent, kind }: FlowRecord) {
  return { id, kind, intent, account, chainId, created }
}
