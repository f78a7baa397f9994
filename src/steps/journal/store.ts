import { within } from '../abortable.js'
import type { Environment } from '../environment.js'
import type { FlowStorage } from './storage.js'

/** Milliseconds after which a storage counts as blocked. */
const longestAnswer = 3_000

/** Characters of one value; what is longer stays in memory. */
const longestValue = 200_000

/** A storage that never fails: what it cannot keep stays in memory. */
export type Store = {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  delete(key: string): Promise<void>
  keys(): Promise<string[]>
  /** Whether a reload may lose something. */
  isVolatile(): boolean
}

/** What could not be stored, for as long as the page or process lasts. */
const kept = /* @__PURE__ */ new WeakMap<FlowStorage, Map<string, string>>()

/** The store of an environment. */
export function storeOf(environment: Environment): Store {
  const { storage } = environment
  const memory = kept.get(storage) ?? new Map<string, string>()
  kept.set(storage, memory)
  let failed = false
  const attempt = async <value>(act: () => Promise<value>, instead: value) => {
    try {
      const done = act().then((value) => ({ value }))
      const answer = await within(environment, longestAnswer, done)
      if (answer) return answer.value
    } catch {
      // Blocked, full or broken: the flow goes on without it.
    }
    failed = true
    return instead
  }
  const set = async (key: string, value: string) => {
    memory.set(key, value)
    const stored = attempt(async () => {
      if (value.length > longestValue) throw new RangeError('Too long.')
      await storage.set(key, value)
      return true
    }, false)
    if ((await stored) && memory.get(key) === value) memory.delete(key)
  }
  return {
    async get(key) {
      const held = memory.get(key)
      if (held === undefined) return attempt(() => storage.get(key), undefined)
      // There may be room for it by now.
      await set(key, held)
      return held
    },
    set,
    async delete(key) {
      memory.delete(key)
      await attempt(() => storage.delete(key), undefined)
    },
    async keys() {
      const stored = await attempt(() => storage.keys(), [])
      return [...new Set([...memory.keys(), ...stored])]
    },
    isVolatile: () => failed || storage.volatile === true,
  }
}
