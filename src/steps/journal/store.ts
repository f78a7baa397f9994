import { within } from '../base/abortable.js'
import type { Environment } from '../base/environment.js'
import type { FlowStorage } from '../base/storage.js'
import { parseRecord } from './record.js'

/** Milliseconds after which a storage counts as blocked. */
const longestAnswer = 3_000

/** Milliseconds for the second try of a read. */
const longestPatience = 10_000

/** Characters of one value; what is longer stays in memory. */
const longestValue = 200_000

/** What stands for a value that a storage does not delete. */
const tombstone = 'forgotten'

/** Where the tombstone of a flow is if a storage does not overwrite either. */
const tombstoneKey = (flow: string) => `marketkit:forgotten:${flow}`

/**
 * A storage that never fails: what it cannot keep stays in memory, and what it
 * cannot forget does not come back.
 */
export type Store = {
  /** The value of a key. Where it cannot be read, but may be there: ''. */
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  /** Forgets a key, and the flow that it is of for good. */
  delete(key: string, flow: string): Promise<void>
  keys(): Promise<string[]>
  /** Whether a reload may lose something. */
  isVolatile(): boolean
}

/** What a page knows of a storage, as long as the page lasts. */
type Memory = {
  /** What could not be stored. */
  values: Map<string, string>
  /** What was last asked for, by key; undefined where it was to be forgotten. */
  wanted: Map<string, string | undefined>
  /** Flows that are forgotten. */
  deletedIds: Set<string>
  /** Whether it has ever answered; undefined before the first patient try. */
  hasWorked?: boolean
}

const memories = /* @__PURE__ */ new WeakMap<FlowStorage, Memory>()

/** The store of an environment. */
export function getStore(environment: Environment): Store {
  const { storage } = environment
  const memory: Memory = memories.get(storage) ?? {
    values: new Map(),
    wanted: new Map(),
    deletedIds: new Set(),
  }
  const { deletedIds: dead, values, wanted } = memory
  memories.set(storage, memory)
  let failed = false

  const attempt = async <value>(
    act: () => Promise<value>,
    longest = longestAnswer,
  ): Promise<{ value: value } | undefined> => {
    try {
      const done = act().then((value) => ({ value }))
      const answer = await within(environment, longest, done)
      if (answer) memory.hasWorked = true
      return answer
    } catch {
      // Blocked, full or broken: the flow goes on without it.
      return undefined
    }
  }
  /** A second and patient try, unless it has never answered. */
  const attemptPatiently = async <value>(act: () => Promise<value>) =>
    memory.hasWorked === false ? undefined : attempt(act, longestPatience)

  /** What to make of a value that the first try could not read. */
  const readPatiently = async (key: string): Promise<string | undefined> => {
    const { hasWorked } = memory
    const [again, keys] = await Promise.all([
      attemptPatiently(() => storage.get(key)),
      attemptPatiently(() => storage.keys()),
    ])
    if (again) return dropDeleted(key, again.value)
    failed = true
    memory.hasWorked ??= false
    // A storage that was never there can hold nothing.
    const isThere = keys ? keys.value.includes(key) : hasWorked
    return isThere ? '' : undefined
  }
  /** What came too late must not undo what was asked for since. */
  const reconcileLateWrite = async (
    key: string,
    landed: string | undefined,
  ) => {
    const there = await storage.get(key)
    const value = wanted.get(key)
    if (there !== landed || value === landed) return
    if (value !== undefined) await storage.set(key, value)
    else if (landed !== tombstone) await erase(key)
  }
  /** Has the storage change; undefined when it did not do so in time. */
  const change = async (key: string, value: string | undefined) => {
    let isLate = false
    const done = await attempt(async () => {
      await (value === undefined
        ? storage.delete(key)
        : storage.set(key, value))
      if (isLate) await reconcileLateWrite(key, value)
      return true
    })
    isLate = !done
    return done
  }
  /** Deletes a value; one that cannot be is made one that says nothing. */
  const erase = async (key: string) => {
    wanted.set(key, undefined)
    const isGone = await change(key, undefined)
    if (isGone || wanted.get(key) !== undefined) return isGone
    return change(key, tombstone)
  }
  /** Whether a flow was forgotten by this page, or by another one. */
  const isForgotten = async (flow: string) => {
    if (dead.has(flow)) return true
    const found = await attempt(() => storage.get(tombstoneKey(flow)))
    if (found?.value !== tombstone) return false
    dead.add(flow)
    return true
  }
  /** A value that was read, unless it was to be forgotten. */
  const dropDeleted = async (key: string, value: string | undefined) => {
    if (value === undefined || value === tombstone) return undefined
    const { id } = parseRecord(value) ?? {}
    if (id === undefined || !(await isForgotten(id))) return value
    const isErased = wanted.get(key) === undefined && (await erase(key))
    if (isErased) await attempt(() => storage.delete(tombstoneKey(id)))
    return undefined
  }
  const set = async (key: string, value: string) => {
    values.set(key, value)
    wanted.set(key, value)
    const isShort = value.length <= longestValue
    const stored = isShort ? await change(key, value) : undefined
    failed ||= !stored
    if (stored && values.get(key) === value) values.delete(key)
  }
  return {
    async get(key) {
      const held = values.get(key)
      if (held === undefined) {
        const answer = await attempt(() => storage.get(key))
        return answer ? dropDeleted(key, answer.value) : readPatiently(key)
      }
      // There may be room for it by now.
      await set(key, held)
      return held
    },
    set,
    async delete(key, flow) {
      values.delete(key)
      dead.add(flow)
      const isGone =
        (await erase(key)) ?? (await change(tombstoneKey(flow), tombstone))
      failed ||= !isGone
    },
    async keys() {
      const keys = () => storage.keys()
      const stored = (await attempt(keys)) ?? (await attemptPatiently(keys))
      failed ||= !stored
      memory.hasWorked ??= false
      return [...new Set([...values.keys(), ...(stored?.value ?? [])])]
    },
    isVolatile: () => failed || storage.volatile === true,
  }
}
