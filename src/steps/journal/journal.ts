import type { Environment } from '../base/environment.js'
import type { ReadableStep } from '../base/readStep.js'
import {
  createJournalStep,
  type FlowRecord,
  getJsonDigest,
  isInFlight,
  isOpen,
  isOver,
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
  readonly subject: Subject
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

/** What tells one intent from another. */
export type Subject = Pick<
  FlowRecord,
  'account' | 'chainId' | 'intent' | 'kind' | 'scope'
>

/** Where the record of an intent is kept: one intent, one record. */
export function getJournalKey({
  account,
  chainId,
  intent,
  kind,
  scope,
}: Subject): string {
  const parts = [scope, chainId, account.toLowerCase(), kind, intent]
  return prefix + getJsonDigest(parts).slice(2)
}

/** Opens the journal of an intent; finds what an earlier run has left. */
export async function openJournal(
  environment: Environment,
  subject: Subject,
): Promise<Journal> {
  const store = getStore(environment)
  const key = getJournalKey(subject)
  const found = await store.get(key)
  const now = environment.now()
  const earlier = found === undefined ? undefined : parseRecord(found)
  const isPast = earlier !== undefined && isOver(earlier, now)
  let record: FlowRecord = (isPast ? undefined : earlier) ?? {
    version: 1,
    id: environment.id().slice(0, 16),
    ...subject,
    created: now,
    updated: now,
    entries: [],
  }
  const isUnreadable = found !== undefined && !earlier
  let isStored = found !== undefined
  let isForgotten = false
  let writing = Promise.resolve()

  const save = () => {
    if (isForgotten) return writing
    record = { ...record, updated: environment.now() }
    const text = JSON.stringify(record)
    writing = writing.then(() => store.set(key, text))
    isStored = true
    return writing
  }
  return {
    key,
    id: record.id,
    createdAt: record.created,
    lastUpdated: record.updated,
    subject,
    isUnreadable,
    isVolatile: store.isVolatile,
    steps: () => record.entries,
    bundle() {
      record.bundle ??= `0x${environment.id()}`
      return record.bundle
    },
    endBundle() {
      record.bundle = undefined
    },
    begin(steps) {
      const entries = steps.map((step, index): JournalStep => {
        const before = record.entries[index]
        // A service does not ask for what is done; a host may.
        return record.kind === 'steps' && before?.status === 'done'
          ? before
          : createJournalStep(step)
      })
      record = { ...record, entries }
    },
    async update(indices, change) {
      const first = !isStored
      const changed = new Set([indices].flat())
      record = {
        ...record,
        entries: record.entries.map((entry, index) =>
          changed.has(index) ? { ...entry, ...change } : entry,
        ),
      }
      // A bundle that came to an end must not lend its id to another.
      if (ended(change.status) && record.entries.every((it) => !isInFlight(it)))
        record.bundle = undefined
      // Nothing needs to be found again before the first prompt.
      if (first && change.status === 'waiting') return
      await save()
      if (first) await prune(store, environment)
    },
    async updateLate(index, digest, change) {
      const text = await store.get(key)
      const latest = text === undefined ? undefined : parseRecord(text)
      const entry = latest?.entries[index]
      if (latest?.id !== record.id || entry?.digest !== digest) return
      if (entry.status !== 'prompting') return
      const entries = latest.entries.map((it) =>
        it === entry ? { ...it, ...change } : it,
      )
      if (entries.some(isOpen))
        await store.set(key, JSON.stringify({ ...latest, entries }))
      else await store.delete(key, latest.id)
    },
    async close() {
      const { bundle, entries } = record
      if (!isStored || entries.some(isOpen) || bundle || isHalf(record)) return
      // Nobody has agreed yet to what would be lost with it.
      if (isUnreadable && !entries.length) return
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
function isHalf({ entries, kind }: FlowRecord): boolean {
  const done = entries.filter(({ status }) => status === 'done').length
  return kind === 'steps' && done > 0 && done < entries.length
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
    if (isTooOld(record, environment.now())) await store.delete(key, record.id)
    else stored.push({ key, record })
  }
  return stored
}

/** A signed order is remembered until it ends, however long that takes. */
function isTooOld(record: FlowRecord, now: number): boolean {
  if (isOver(record, now)) return true
  return !hasSignedOrder(record) && now - record.updated > longestMemory
}

function hasSignedOrder({ entries }: FlowRecord): boolean {
  return entries.some(
    ({ order, status }) => status === 'refused' && order !== undefined,
  )
}

async function keysOf(store: Store): Promise<string[]> {
  return (await store.keys()).filter((key) => key.startsWith(prefix))
}

/** Forgets the oldest records when there are too many. */
async function prune(store: Store, environment: Environment): Promise<void> {
  if ((await keysOf(store)).length <= mostRecords) return
  const stored = await readRecords(environment)
  const records = stored.filter(({ record }) => !hasSignedOrder(record))
  records.sort((a, b) => b.record.updated - a.record.updated)
  for (const { key, record } of records.slice(mostRecords))
    await store.delete(key, record.id)
}
