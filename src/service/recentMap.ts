/** A map that evicts the least recently used entry when it is full. */
export type RecentMap<value> = {
  get(key: string): value | undefined
  set(key: string, value: value): void
}

/** Creates a map of at most `size` entries. */
export function createRecentMap<value>(size: number): RecentMap<value> {
  /** The least recently used entry comes first. */
  const entries = new Map<string, value>()
  function set(key: string, value: value) {
    entries.delete(key)
    entries.set(key, value)
    if (entries.size <= size) return
    for (const oldest of entries.keys()) {
      entries.delete(oldest)
      return
    }
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
  }
}
