import type { FlowStorage } from '../../../src/steps/base/storage.js'

/** How the storage of a browser fails. */
export type StorageMoods = {
  isFull: boolean
  /** Milliseconds that each access takes. */
  delay: number
}

/** What all tabs of a browser share, and what outlives them. */
export type Disk = {
  readonly values: Map<string, string>
  readonly moods: StorageMoods
  /** Breaks everything that is on it. */
  corrupt(): void
}

export function createDisk(): Disk {
  const values = new Map<string, string>()
  return {
    values,
    moods: { isFull: false, delay: 1 },
    corrupt() {
      for (const [key, value] of values)
        values.set(key, value.slice(0, Math.floor(value.length / 2)))
    },
  }
}

/** One tab's access to the disk. */
export function createStorage(
  { moods, values }: Disk,
  cross: <value>(what: string, act: () => Promise<value>) => Promise<value>,
): FlowStorage {
  return {
    get: (key) => cross('read', async () => values.get(key)),
    set: (key, value) =>
      cross('write', async () => {
        if (moods.isFull) throw new DOMException('Full.', 'QuotaExceededError')
        values.set(key, value)
      }),
    delete: (key) => cross('delete', async () => void values.delete(key)),
    keys: () => cross('keys', async () => [...values.keys()]),
  }
}

/** How many flows a disk holds; the book of an order is remembered longer. */
export function countFlows({ values }: Disk): number {
  return [...values.keys()].filter((key) => key.startsWith('marketkit:flow:'))
    .length
}
