import { within } from '../platform/abortable.js'
import type { Environment } from '../platform/environment.js'
import type { FlowStorage } from '../platform/storage.js'
import { parseRecord } from './parseRecord.js'

const timeoutMs = 3_000

const retryTimeoutMs = 10_000

/** Longer values stay in memory. */
const maxValueLength = 200_000

/** Replaces a value that the storage does not delete. */
const tombstone = 'forgotten'

/** Key of a flow's tombstone if the storage does not overwrite its value either. */
const toTombstoneKey = (flow: string) => `marketkit:forgotten:${flow}`

/**
 * A storage that never rejects. It keeps values in memory that cannot be stored,
 * and does not return deleted values again.
 */
export type Store = {
  /** Returns a value; an empty text if it may exist but cannot be read. */
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  /** Deletes a value, and ignores records of its flow from now on. */
  delete(key: string, flow: string): Promise<void>
  keys(): Promise<string[]>
  /** Whether a reload may lose a value. */
  isVolatile(): boolean
}

type Memory = {
  /** Values that could not be stored. */
  values: Map<string, string>
  /** The latest value that was set, by key; undefined if it was deleted. */
  wanted: Map<string, string | undefined>
  deletedIds: Set<string>
  /** Whether the storage has ever answered; undefined before the first retry. */
  hasWorked?: boolean
}

const memories = /* @__PURE__ */ new WeakMap<FlowStorage, Memory>()

export function getStore(environment: Environment): Store {
  const { storage } = environment
  const memory: Memory = memories.get(storage) ?? {
    values: new Map(),
    wanted: new Map(),
    deletedIds: new Set(),
  }
  const { deletedIds, values, wanted } = memory
  memories.set(storage, memory)
  let failed = false

  const attempt = async <value>(
    act: () => Promise<value>,
    timeout = timeoutMs,
  ): Promise<{ value: value } | undefined> => {
    try {
      const done = act().then((value) => ({ value }))
      const answer = await within(environment, timeout, done)
      if (answer) memory.hasWorked = true
      return answer
    } catch {
      // Blocked, full or broken: the flow continues without it.
      return undefined
    }
  }
  const attemptPatiently = async <value>(act: () => Promise<value>) =>
    memory.hasWorked === false ? undefined : attempt(act, retryTimeoutMs)

  const readPatiently = async (key: string): Promise<string | undefined> => {
    const { hasWorked } = memory
    const [again, keys] = await Promise.all([
      attemptPatiently(() => storage.get(key)),
      attemptPatiently(() => storage.keys()),
    ])
    if (again) return dropDeleted(key, again.value)
    failed = true
    memory.hasWorked ??= false
    // A storage that never worked holds no values.
    const mayExist = keys ? keys.value.includes(key) : hasWorked
    return mayExist ? '' : undefined
  }
  /** Restores the latest value after a write that landed too late. */
  const reconcileLateWrite = async (
    key: string,
    landed: string | undefined,
  ) => {
    const current = await storage.get(key)
    const value = wanted.get(key)
    if (current !== landed || value === landed) return
    if (value !== undefined) await storage.set(key, value)
    else if (landed !== tombstone) await erase(key)
  }
  /** Writes or deletes a value; returns undefined if that failed or was late. */
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
  /** Deletes a value, or else overwrites it with the tombstone. */
  const erase = async (key: string) => {
    wanted.set(key, undefined)
    const isDeleted = await change(key, undefined)
    if (isDeleted || wanted.get(key) !== undefined) return isDeleted
    return change(key, tombstone)
  }
  const isDeletedFlow = async (flow: string) => {
    if (deletedIds.has(flow)) return true
    const found = await attempt(() => storage.get(toTombstoneKey(flow)))
    if (found?.value !== tombstone) return false
    deletedIds.add(flow)
    return true
  }
  const dropDeleted = async (key: string, value: string | undefined) => {
    if (value === undefined || value === tombstone) return undefined
    const { id } = parseRecord(value) ?? {}
    if (id === undefined || !(await isDeletedFlow(id))) return value
    const isErased = wanted.get(key) === undefined && (await erase(key))
    if (isErased) await attempt(() => storage.delete(toTombstoneKey(id)))
    return undefined
  }
  const set = async (key: string, value: string) => {
    values.set(key, value)
    wanted.set(key, value)
    const isShort = value.length <= maxValueLength
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
      // The storage may have space for the value by now.
      await set(key, held)
      return held
    },
    set,
    async delete(key, flow) {
      values.delete(key)
      deletedIds.add(flow)
      const isDeleted =
        (await erase(key)) ?? (await change(toTombstoneKey(flow), tombstone))
      failed ||= !isDeleted
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
