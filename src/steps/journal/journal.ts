import type { Environment } from '../environment.js'
import type { ReadableStep } from '../readStep.js'
import {
  digestOfJson,
  type Entry,
  entryOf,
  type FlowRecord,
  isOpen,
  parseRecord,
} from './record.js'
import { type Store, storeOf } from './store.js'

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
  readonly created: number
  /** When an earlier run last changed it, in milliseconds since 1970. */
  readonly left: number
  /** What is wanted. */
  readonly subject: Subject
  /** Where every step stands. */
  entries(): readonly Entry[]
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
  write(
    indices: number | readonly number[],
    change: Partial<Entry>,
  ): Promise<void>
  /** Changes a step that the flow no longer waits for. */
  writeLate(index: number, digest: Hex, change: Partial<Entry>): Promise<void>
  /** Forgets the flow, unless something is open or half of a host's steps done. */
  close(): Promise<void>
  /** Forgets the flow, whatever is open; nothing is written down any more. */
  forget(): Promise<void>
}

type Hex = `0x${string}`

/** What tells one intent from another. */
export type Subject = Pick<
  FlowRecord,
  'account' | 'chainId' | 'intent' | 'kind' | 'scope'
>

/** Where the record of an intent is kept: one intent, one record. */
export function keyOf({
  account,
  chainId,
  intent,
  kind,
  scope,
}: Subject): string {
  const parts = [scope, chainId, account.toLowerCase(), kind, intent]
  return prefix + digestOfJson(parts).slice(2)
}

/** Opens the journal of an intent; finds what an earlier run has left. */
export async function openJournal(
  environment: Environment,
  subject: Subject,
): Promise<Journal> {
  const store = storeOf(environment)
  const key = keyOf(subject)
  const found = await store.get(key)
  const now = environment.now()
  const earlier = found === undefined ? undefined : parseRecord(found)
  let record: FlowRecord = earlier ?? {
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
    created: record.created,
    left: record.updated,
    subject,
    isUnreadable,
    isVolatile: store.isVolatile,
    entries: () => record.entries,
    bundle() {
      record.bundle ??= `0x${environment.id()}`
      return record.bundle
    },
    endBundle() {
      record.bundle = undefined
    },
    begin(steps) {
      const entries = steps.map((step, index): Entry => {
        const before = record.entries[index]
        // A service does not ask for what is done; a host may.
        return record.kind === 'steps' && before?.status === 'done'
          ? before
          : entryOf(step)
      })
      record = { ...record, entries }
    },
    async write(indices, change) {
      const first = !isStored
      const changed = new Set([indices].flat())
      record = {
        ...record,
        entries: record.entries.map((entry, index) =>
          changed.has(index) ? { ...entry, ...change } : entry,
        ),
      }
      // A bundle that came to an end must not lend its id to another.
      if (ended(change.status) && record.entries.every((it) => !isOpen(it)))
        record.bundle = undefined
      // Nothing needs to be found again before the first prompt.
      if (first && change.status === 'waiting') return
      await save()
      if (first) await prune(store, environment)
    },
    async writeLate(index, digest, change) {
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
    async forget() {
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

function ended(status: Entry['status'] | undefined): boolean {
  return status === 'done' || status === 'failed'
}

/** A record, where it is kept. */
export type Stored = { key: string; record: FlowRecord }

/** Every readable record; those that are too old are forgotten. */
export async function readRecords(environment: Environment): Promise<Stored[]> {
  const store = storeOf(environment)
  const stored: Stored[] = []
  for (const key of await keysOf(store)) {
    const text = await store.get(key)
    const record = text === undefined ? undefined : parseRecord(text)
    if (!record) continue
    if (environment.now() - record.updated > longestMemory)
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
  records.sort((a, b) => b.record.updated - a.record.updated)
  for (const { key, record } of records.slice(mostRecords))
    await store.delete(key, record.id)
}
