import type { Environment } from '../base/environment.js'
import { type FlowIntent, getPart, type PartIntent } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'
import { getIdentity } from './getIdentity.js'
import {
  createJournalStep,
  type FlowRecord,
  getJsonDigest,
  isInFlight,
  type JournalStep,
  parseRecord,
} from './record.js'
import { getStore, type Store } from './store.js'

const prefix = 'marketkit:flow:'

/** How many flows in flight are remembered, and for how long, in ms. */
const mostRecords = 50
const longestMemory = 30 * 24 * 60 * 60 * 1000

/** What one flow writes down before and after everything it does. */
export type Journal = {
  /** Where it is kept; also the name of its lock. */
  readonly key: string
  /** Identifies the flow. */
  readonly id: string
  /** When the flow began, in milliseconds since 1970. */
  readonly createdAt: number
  /** When an earlier run last changed it, in milliseconds since 1970. */
  readonly lastUpdated: number
  /** What is wanted. */
  readonly intent: FlowIntent
  /** The part of the intent that `steps` belong to. */
  part(): PartIntent
  /** Where every step stands. */
  steps(): readonly JournalStep[]
  /** The id that the next call bundle must have; made once. */
  bundle(): Hex
  /** Has the next call bundle take an id of its own. */
  endBundle(): void
  /** Whether there is a record that cannot be read. */
  readonly isUnreadable: boolean
  /** Whether a reload may lose it. */
  isVolatile(): boolean
  /** Starts anew with steps; for the same ones of a host, what is done stays. */
  begin(steps: readonly ReadableStep[]): void
  /** Changes steps, and resolves when that is stored. */
  update(
    indices: number | readonly number[],
    change: Partial<JournalStep>,
  ): Promise<void>
  /** Changes a step that the flow no longer waits for. */
  updateLate(
    index: number,
    digest: Hex,
    change: Partial<JournalStep>,
  ): Promise<void>
  /** Forgets the flow, unless something is open or half of a host's steps done. */
  close(): Promise<void>
  /** Forgets the flow, whatever is open; nothing is written down any more. */
  discard(): Promise<void>
}

type Hex = `0x${string}`

/** An intent, and the service and project that it is carried out with. */
export type Subject = Pick<FlowRecord, 'intent' | 'scope'>

/** Where the record of an intent is kept: one intent, one record. */
export function getJournalKey({ intent, scope }: Subject): string {
  const { account, chainId, kind } = intent
  const identity = getIdentity(intent)
  const parts = [scope, chainId, account.toLowerCase(), kind, identity]
  return prefix + getJsonDigest(parts).slice(2)
}

/** Opens the journal of an intent; finds what an earlier run has left. */
export async function openJournal(
  environment: Environment,
  subject: Subject,
  /** Where an earlier release may have kept the record. */
  key = getJournalKey(subject),
): Promise<Journal> {
  const { intent, scope } = subject
  const store = getStore(environment)
  const found = await store.get(key)
  const now = environment.now()
  const earlier = found === undefined ? undefined : parseRecord(found)
  let record: FlowRecord = earlier ?? {
    version: 2,
    id: environment.id().slice(0, 16),
    scope,
    intent,
    createdAt: now,
    updatedAt: now,
    steps: [],
  }
  const isUnreadable = found !== undefined && !earlier
  let isStored = found !== undefined
  let isForgotten = false
  let writing = Promise.resolve()

  const save = () => {
    if (isForgotten) return writing
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
    intent,
    part: () => getPart(intent, 0),
    isUnreadable,
    isVolatile: store.isVolatile,
    steps: () => record.steps,
    bundle() {
      record.bundle ??= `0x${environment.id()}`
      return record.bundle
    },
    endBundle() {
      record.bundle = undefined
    },
    begin(steps) {
      const begun = steps.map((step, index): JournalStep => {
        const before = record.steps[index]
        // A service does not ask for what is done; a host may.
        return intent.kind === 'steps' && before?.status === 'done'
          ? before
          : createJournalStep(step)
      })
      record = { ...record, intent, steps: begun }
    },
    async update(indices, change) {
      const first = !isStored
      const changed = new Set([indices].flat())
      record = {
        ...record,
        steps: record.steps.map((step, index) =>
          changed.has(index) ? { ...step, ...change } : step,
        ),
      }
      // A bundle that came to an end must not lend its id to another.
      if (ended(change.status) && record.steps.every((it) => !isInFlight(it)))
        record.bundle = undefined
      // Nothing needs to be found again before the first prompt.
      if (first && change.status === 'waiting') return
      await save()
      if (first) await prune(store, environment)
    },
    async updateLate(index, digest, change) {
      const text = await store.get(key)
      const latest = text === undefined ? undefined : parseRecord(text)
      const step = latest?.steps[index]
      if (latest?.id !== record.id || step?.digest !== digest) return
      if (step.status !== 'prompting') return
      const steps = latest.steps.map((it) =>
        it === step ? { ...it, ...change } : it,
      )
      if (steps.some(isInFlight))
        await store.set(key, JSON.stringify({ ...latest, steps }))
      else await store.delete(key, latest.id)
    },
    async close() {
      const { bundle, steps } = record
      if (!isStored || steps.some(isInFlight) || bundle || isHalf(record))
        return
      // Nobody has agreed yet to what would be lost with it.
      if (isUnreadable && !steps.length) return
      await writing
      await store.delete(key, record.id)
    },
    async discard() {
      isForgotten = true
      await writing
      await store.delete(key, record.id)
    },
  }
}

/** Whether a host that gives the same steps again would have some done twice. */
function isHalf({ intent, steps }: FlowRecord): boolean {
  const done = steps.filter(({ status }) => status === 'done').length
  return intent.kind === 'steps' && done > 0 && done < steps.length
}

function ended(status: JournalStep['status'] | undefined): boolean {
  return status === 'done' || status === 'failed'
}

/** A record, where it is kept. */
export type Stored = { key: string; record: FlowRecord }

/** Every readable record; those that are too old are forgotten. */
export async function readRecords(environment: Environment): Promise<Stored[]> {
  const store = getStore(environment)
  const stored: Stored[] = []
  for (const key of await keysOf(store)) {
    const text = await store.get(key)
    const record = text === undefined ? undefined : parseRecord(text)
    if (!record) continue
    if (environment.now() - record.updatedAt > longestMemory)
      await store.delete(key, record.id)
    else stored.push({ key, record })
  }
  return stored
}

async function keysOf(store: Store): Promise<string[]> {
  return (await store.keys()).filter((key) => key.startsWith(prefix))
}

/** Forgets the oldest records when there are too many. */
async function prune(store: Store, environment: Environment): Promise<void> {
  if ((await keysOf(store)).length <= mostRecords) return
  const records = await readRecords(environment)
  records.sort((a, b) => b.record.updatedAt - a.record.updatedAt)
  for (const { key, record } of records.slice(mostRecords))
    await store.delete(key, record.id)
}
