import type { FlowStorage } from '../../../src/steps/platform/storage.js'

/** Faults of a browser's storage. */
export type StorageMoods = {
  isFull: boolean
  /** Milliseconds of each access. */
  delay: number
}

/** Storage that all tabs of a browser share and that outlives them. */
export type Disk = {
  readonly values: Map<string, string>
  readonly moods: StorageMoods
  /** Corrupts all values. */
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

/** Gives a tab access to the disk. */
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

/** Returns the number of flows on a disk; books of orders are kept longer. */
export function countFlows({ values }: Disk): number {
  return [...values.keys()].filter((key) => key.startsWith('marketkit:flow:'))
    .length
}
