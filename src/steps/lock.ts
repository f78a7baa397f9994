import type { Config } from 'wagmi'
import { sleep } from './abortable.js'

/** How long a prompt that was walked away from keeps others out, in ms. */
const longestPrompt = 120_000

const held = /* @__PURE__ */ new WeakMap<Config, Set<string>>()

/** A run's claim on an account and chain. */
export type Lock = {
  /**
   * Gives the claim back; with a prompt still open in the wallet, only when
   * that one is answered, so that two never lie on top of each other.
   */
  release(openPrompt: Promise<unknown> | undefined): void
}

/** Claims an account on a chain at once; undefined when it is taken. */
export function lock(config: Config, key: string): Lock | undefined {
  const keys = held.get(config) ?? new Set()
  held.set(config, keys)
  if (keys.has(key)) return undefined
  keys.add(key)
  return {
    release(openPrompt) {
      if (!openPrompt) return void keys.delete(key)
      const given = new AbortController()
      const free = () => {
        given.abort()
        keys.delete(key)
      }
      openPrompt.then(free, free)
      sleep(longestPrompt, given.signal).then(free, () => {})
    },
  }
}
