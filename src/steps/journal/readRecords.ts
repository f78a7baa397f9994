import type { Environment } from '../platform/environment.js'
import { parseRecord } from './parseRecord.js'
import { dropExpired, type FlowRecord, hasLiveOrder } from './record.js'
import { getStore, type Store } from './store.js'

export const recordPrefix = 'marketkit:flow:'

const maxAgeMs = 30 * 24 * 60 * 60 * 1000

export type Stored = { key: string; record: FlowRecord }

/** Returns all readable records. Deletes those that are too old. */
export async function readRecords(environment: Environment): Promise<Stored[]> {
  const store = getStore(environment)
  const now = environment.now()
  const stored: Stored[] = []
  for (const key of await listKeys(store)) {
    const record = parseRecord(await store.get(key))
    if (!record) continue
    // A signed order is kept until it expires, however long that takes; one that
    // cannot be read has no known end.
    const time = Math.max(record.createdAt, record.updatedAt)
    const isOld = !hasLiveOrder(record, now) && now - time > maxAgeMs
    const current = isOld ? undefined : dropExpired(record, now)
    if (current) stored.push({ key, record: current })
    else await store.delete(key, record.id)
  }
  return stored
}

export async function listKeys(store: Store): Promise<string[]> {
  return (await store.keys()).filter((key) => key.startsWith(recordPrefix))
}
