import type { Config } from 'wagmi'
import { StepError } from '../../errors.js'
import {
  type Resolution,
  resolveOpenSteps,
} from '../execute/resolveOpenSteps.js'
import { isOwnRecord } from '../journal/checkRecord.js'
import { hasRecordId } from '../journal/parseRecord.js'
import { readRecords, type Stored } from '../journal/readRecords.js'
import {
  type FlowRecord,
  isOpenOrder,
  type PartEnd,
} from '../journal/record.js'
import { joinEnds, type ResumedFlow, toParts } from '../journal/results.js'
import { getStore } from '../journal/store.js'
import { getParts } from '../model/parts.js'
import { notify, toStepFailure } from '../model/progress.js'
import { abortable } from '../platform/abortable.js'
import {
  acquireLock,
  type Environment,
  getEnvironment,
  tryLock,
} from '../platform/environment.js'
import { discarded, getActiveResume, trackResume } from '../run/acquireRun.js'
import type { Run } from '../run/run.js'
import { openRun } from '../run/withRun.js'
import { confirmCancelled, dropCancelled } from './cancellation.js'
import { findLastEnd } from './findOrderEnd.js'
import type {
  ForgetParameters,
  Forgotten,
  ResumeParameters,
} from './flowPlan.js'
import { findMissed, type Missed, requireEvidence } from './purchaseResult.js'

type Parameters = Options & { environment: Environment }

type Options = ResumeParameters & {
  /** Whether to post signed orders again that the service refused. */
  reposts?: boolean | undefined
}

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

async function resumeFlow(
  config: Config,
  parameters: Parameters,
  stored: Stored,
): Promise<ResumedFlow | undefined> {
  const { environment, signal, takeOver } = parameters
  const { locks } = environment
  const { key, record } = stored
  if (!isOwnRecord(record, key)) return undefined
  // Two resumes of this page share the result.
  let first = getActiveResume(locks, key)
  let unlock = first ? undefined : await tryLock(locks, key)
  // The holder of the lock may have started or ended meanwhile.
  first ??= unlock ? undefined : getActiveResume(locks, key)
  if (!first) unlock ??= await tryLock(locks, key)
  const flow = await (first && abortable(first.end, signal))
  if (flow && !parameters.reposts) return flow
  if (first || takeOver) unlock ??= await acquireLock(locks, key, { signal })
  if (!unlock) return { ...toFacts(record), status: 'running', hashes: [] }
  try {
    const { id } = record
    return await trackResume(locks, { id, key, signal }, (signal) =>
      resolveStored(config, { ...parameters, signal }, stored),
    )
  } finally {
    unlock()
  }
}

/** Settles a flow. The caller holds its lock. */
async function resolveStored(
  config: Config,
  parameters: Parameters,
  { key, record }: Stored,
): Promise<ResumedFlow | undefined> {
  const { environment, signal } = parameters
  const text = await getStore(environment).get(key)
  // The previous holder of the lock may have finished the flow.
  if (!hasRecordId(text, record.id)) return undefined
  const { intent, scope } = record
  const run = await openRun(config, parameters, {
    ...{ intent, scope },
    held: [key],
    key,
  })
  try {
    const found = await checkEffect(
      run,
      await resolveOpenSteps(run, parameters.reposts),
    )
    const resolution = await resolveParts(run, found)
    const signed = await reportSigned(run)
    if (signal?.reason === discarded) throw discarded
    await run.journal.close()
    const { error, resumed: _, ...facts } = resolution
    const unsaved = run.journal.isVolatile() || undefined
    run.emit({ type: 'resumed', status: facts.status })
    const failure = error && toStepFailure(error)
    return { ...toFacts(record), ...facts, ...signed, error: failure, unsaved }
  } catch (cause) {
    if (signal?.reason !== discarded) throw cause
    await run.journal.discard()
    return undefined
  }
}

/** Returns the order that may be live, and notes that a refusal was returned. */
async function reportSigned({
  journal,
}: Run): Promise<Pick<ResumedFlow, 'isReplaced' | 'isReported' | 'order'>> {
  const entries = journal.steps()
  const index = entries.findIndex(({ status }) => status === 'refused')
  const { isReplaced, isReported, order } = entries[index] ?? {}
  if (index < 0) return { order: entries.find(isOpenOrder)?.order }
  if (!isReported) await journal.update(index, { isReported: true })
  return { isReplaced, isReported, order }
}

/**
 * Adds the bought quantities, and forgets the signature of an order that the
 * current part has cancelled. If the flow had no effect, it failed.
 */
async function checkEffect(
  run: Run,
  resolution: Resolution,
): Promise<Resolution & Missed> {
  if (resolution.status !== 'done') return resolution
  try {
    await requireEvidence(run, resolution)
    const missed = await findMissed(run, resolution)
    const part = run.journal.part()
    if (await confirmCancelled(run, part, resolution)) await dropCancelled(run)
    return { ...resolution, ...missed }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    const isInDoubt = error.reason === 'unresolved'
    return { ...resolution, status: isInDoubt ? 'unresolved' : 'failed', error }
  }
}

/** Advances a flow of several parts, and adds their progress. */
async function resolveParts(
  run: Run,
  resolution: Resolution & Missed,
): Promise<Resolution & Missed & Pick<ResumedFlow, 'parts'>> {
  const { journal } = run
  const intent = journal.intent()
  const count = getParts(intent).length
  if (count === 1) return resolution
  const { error, hashes, orderHash, orderId, status } = resolution
  const end: PartEnd = { hashes, orderHash, orderId }
  const isLast = journal.ended().length === count - 1
  const ends = [...journal.ended()]
  if (status === 'done') ends.push(end)
  if (status === 'done' && !isLast) await journal.advance(end)
  const last = ends.length < count ? await findLastEnd(run) : undefined
  if (last) ends.push(last)
  const all = { ...joinEnds(ends), ...(status !== 'done' && { error }) }
  if (ends.length === count) {
    await journal.discard()
    return { ...all, parts: toParts(intent, ends, 'done'), status: 'done' }
  }
  const isFailed = status === 'failed' || status === 'unresolved'
  const parts = toParts(intent, ends, isFailed ? 'failed' : 'waiting')
  const isInDoubt = status === 'unresolved' || status === 'refused'
  const isStarted = ends.length > 0 && !isInDoubt
  const isInterrupted = isStarted || status === 'done'
  return { ...all, parts, status: isInterrupted ? 'interrupted' : status }
}

function toFacts({ createdAt, id, intent }: FlowRecord) {
  return { id, intent, createdAt }
}

/** Forgets a flow, unless another tab or a flow of this page works on it. */
export async function forget(
  id: string,
  parameters: ForgetParameters,
): Promise<Forgotten> {
  const { client } = parameters
  const environment = getEnvironment(parameters)
  const { locks } = environment
  const store = getStore(environment)
  const found = (await readRecords(environment)).find(
    ({ record }) =>
      record.id === id && record.scope === (client?.scope ?? record.scope),
  )
  if (!found) return 'notFound'
  const { key } = found
  const isThere = async () => hasRecordId(await store.get(key), id)

  await getActiveResume(locks, key)?.discard()
  const unlock = await tryLock(locks, key)
  // A flow that waited for the resume may be running now, with a new record.
  if (!unlock) return (await isThere()) ? 'running' : 'forgotten'
  try {
    if (await isThere()) await store.delete(key, id)
    return 'forgotten'
  } finally {
    unlock()
  }
}
