import type { Config } from 'wagmi'

const held = /* @__PURE__ */ new WeakMap<Config, Set<string>>()

/**
 * Claims something for one run of this page, at once; answers how to give it
 * back, or undefined when it is taken. Clicks come in pairs, and what has to
 * wait for a promise comes too late for the second.
 */
export function claim(config: Config, key: string): (() => void) | undefined {
  const keys = held.get(config) ?? new Set()
  held.set(config, keys)
  if (keys.has(key)) return undefined
  keys.add(key)
  return () => void keys.delete(key)
}
