import type { Hex } from 'viem'
import type { FlowIntent, PartIntent } from '../model/intent.js'
import { getParts } from '../model/parts.js'
import type { ReadableStep } from '../model/readStep.js'
import { type Environment, tryLock } from '../platform/environment.js'
import { isOwnRecord } from './checkRecord.js'
import { getJournalKey, type Subject } from './journalKey.js'
import { parseRecord } from './parseRecord.js'
import { listKeys, readRecords } from './readRecords.js'
import {
  createJournalStep,
  dropExpired,
  type FlowRecord,
  getCurrentPart,
  hasOpenSignature,
  isInFlight,
  isOpen,
  type JournalStep,
  type PartEnd,
  type ReviewedOrder,
} from './record.js'
import { getStore } from './store.js'

const maxRecords = 50

/** Persistent record of one flow. Every write happens before the prompt it describes. */
export type Journal = {
  /** Storage key; also the name of the flow's lock. */
  readonly key: string
  readonly id: string
  readonly createdAt: number
  /** Unix time in milliseconds of the last change before this run. */
  readonly lastUpdated: number
  /** The stored intent: an earlier run's until `renew`. */
  intent(): FlowIntent
  part(): PartIntent
  ended(): readonly PartEnd[]
  /** Steps of the current part, in order. */
  steps(): readonly JournalStep[]
  isUnreadable(): boolean
  isVolatile(): boolean
  /** Returns the id of the current call bundle; creates it on the first call. */
  bundle(): Hex
  endBundle(): void
  /** Replaces the intent with this run's, apart from terms already used. */
  renew(): void
  /** Makes an edit that has not begun cancel first; returns false if it cannot. */
  cancelFirst(): boolean
  /** Starts the next part. Resolves once stored, if there is a record. */
  advance(end: PartEnd): Promise<void>
  /** Replaces the steps with those of a new quote. Steps of a host that are done stay so. */
  begin(steps: readonly ReadableStep[], reviewed?: ReviewedOrder): void
  update(
    indices: number | readonly number[],
    change: Partial<JournalStep>,
  ): Promise<void>
  /** Changes a step after an abort, if the record still waits for its prompt. */
  updateLate(
    index: number,
    digest: Hex,
    change: Partial<JournalStep>,
  ): Promise<void>
  /** Deletes the record, unless it is still needed. */
  close(): Promise<void>
  /** Deletes the record whatever its state; later writes are ignored. */
  discard(): Promise<void>
}

/** Creates a record without steps. */
export function createRecord(
  environment: Environment,
  { intent, scope }: Subject,
): FlowRecord {
  const now = environment.now()
  return {
    version: 2,
    id: environment.id().slice(0, 16),
    scope,
    intent,
    createdAt: now,
    updatedAt: now,
    steps: [],
  }
}

export async function openJournal(
  environment: Environment,
  subject: Subject,
  key = getJournalKey(subject),
): Promise<Journal> {
  const store = getStore(environment)
  const text = await store.get(key)
  const stored = parseRecord(text)
  const earlier = stored && isOwnRecord(stored, key) ? stored : undefined
  let record =
    (earlier && dropExpired(earlier, environment.now())) ??
    createRecord(environment, subject)
  let isUnreadable = text !== undefined && !earlier
  let isStored = text !== undefined
  let isDiscarded = false
  let writing = Promise.resolve()

  const save = () => {
    if (isDiscarded) return writing
    isUnreadable = false
    record = { ...record, updatedAt: environment.now() }
    const text = JSON.stringify(record)
    writing = writing.then(() => store.set(key, text))
    isStored = true
    return writing
  }
  return {
    key,
    id: record.id,
    createdAt: record.createdAt,
    lastUpdated: record.updatedAt,
    intent: () => record.intent,
    part: () => getCurrentPart(record),
    ended: () => record.ended ?? [],
    steps: () => record.steps,
    isUnreadable: () => isUnreadable,
    isVolatile: store.isVolatile,
    bundle() {
      record.bundle ??= `0x${environment.id()}`
      return record.bundle
    },
    endBundle() {
      record.bundle = undefined
    },
    renew() {
      record = { ...record, intent: renewIntent(record, subject.intent) }
    },
    cancelFirst() {
      const { ended, intent } = record
      if (intent.kind !== 'edit' || intent.sequence[0] === 'cancel' || ended)
        return false
      record = { ...record, intent: { ...intent, sequence: cancelFirst } }
      return true
    },
    async advance(end) {
      const { reviewed } = record
      const ended = [...(record.ended ?? []), { ...end, reviewed }]
      const next = { bundle: undefined, reviewed: undefined, steps: [] }
      record = { ...record, ...next, ended }
      // Without a record nothing was prompted: a reload skips the part again.
      if (isStored) await save()
    },
    begin(steps, reviewed) {
      const started = steps.map((step, index): JournalStep => {
        const before = record.steps[index]
        return record.intent.kind === 'steps' && before?.status === 'done'
          ? before
          : createJournalStep(step)
      })
      record = { ...record, reviewed, steps: started }
    },
    async update(indices, change) {
      const isFirst = !isStored
      const changed = new Set([indices].flat())
      const steps = record.steps.map((step, index) =>
        changed.has(index) ? { ...step, ...change } : step,
      )
      const { status } = change
      const isEnd = status === 'done' || status === 'failed'
      // The next bundle must not reuse the id of a bundle that ended.
      const bundle =
        isEnd && !steps.some(isInFlight) ? undefined : record.bundle
      record = { ...record, bundle, steps }
      // Before the first prompt there is nothing to resume.
      if (isFirst && status === 'waiting') return
      await save()
      if (isFirst) await pruneRecords(environment)
    },
    async updateLate(index, digest, change) {
      const latest = parseRecord(await store.get(key))
      const step = latest?.steps[index]
      if (latest?.id !== record.id || step?.digest !== digest) return
      if (step.status !== 'prompting') return
      const steps = latest.steps.map((it) =>
        it === step ? { ...it, ...change } : it,
      )
      await storeOrDelete(environment, key, { ...latest, steps })
    },
    async close() {
      const { bundle, steps } = record
      if (!isStored || bundle || isNeeded(record)) return
      // Deleting an unreadable record needs consent, and a run that prompted.
      if (isUnreadable && !steps.length) return
      await writing
      await store.delete(key, record.id)
    },
    async discard() {
      isDiscarded = true
      await writing
      await store.delete(key, record.id)
    },
  }
}

/**
 * Deletes the oldest records beyond the limit. Signatures are not counted. The
 * record of a flow that a tab works on stays.
 */
async function pruneRecords(environment: Environment): Promise<void> {
  const store = getStore(environment)
  if ((await listKeys(store)).length <= maxRecords) return
  const stored = await readRecords(environment)
  const records = stored.filter(({ record }) => !hasOpenSignature(record))
  records.sort((a, b) => b.record.updatedAt - a.record.updatedAt)
  for (const { key, record } of records.slice(maxRecords)) {
    const unlock = await tryLock(environment.locks, key)
    if (!unlock) continue
    const latest = parseRecord(await store.get(key))
    if (latest?.updatedAt === record.updatedAt)
      await store.delete(key, record.id)
    unlock()
  }
}

/** Stores a changed record of another run, or deletes it if it is not needed. */
export function storeOrDelete(
  environment: Environment,
  key: string,
  record: FlowRecord,
): Promise<void> {
  const store = getStore(environment)
  return isNeeded(record)
    ? store.set(key, JSON.stringify(record))
    : store.delete(key, record.id)
}

/** Whether a step is open, or a part or some steps are done and others are not. */
function isNeeded({ ended = [], intent, steps }: FlowRecord): boolean {
  if (steps.some(isOpen)) return true
  if (intent.kind === 'edit' || intent.kind === 'listMany')
    return ended.length > 0 && ended.length < getParts(intent).length
  const done = steps.filter(({ status }) => status === 'done').length
  return intent.kind === 'steps' && done > 0 && done < steps.length
}

const cancelFirst = ['cancel', 'list'] as const

/**
 * Returns the intent of a new run. Listings that exist keep their terms, and so does
 * an order that is cancelled.
 */
function renewIntent({ ended, intent }: FlowRecord, now: FlowIntent) {
  if (!ended?.length) return now
  if (intent.kind === 'listMany' && now.kind === 'listMany') {
    const created = intent.lists.slice(0, ended.length)
    return { ...now, lists: [...created, ...now.lists.slice(ended.length)] }
  }
  if (intent.kind !== 'edit' || now.kind !== 'edit') return now
  const { cancel, sequence } = intent
  return sequence[0] === 'list'
    ? { ...intent, cancel: now.cancel }
    : { ...now, cancel, sequence }
}
