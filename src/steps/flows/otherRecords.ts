import { isOwnRecord } from '../journal/checkRecord.js'
import { storeOrDelete } from '../journal/journal.js'
import { parseRecord } from '../journal/parseRecord.js'
import { readRecords, type Stored } from '../journal/readRecords.js'
import type { FlowRecord } from '../journal/record.js'
import { getStore } from '../journal/store.js'
import { tryLock } from '../platform/environment.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'

/** Returns the records of all other flows of the account and chain. */
export async function readOtherRecords({
  account,
  chainId,
  environment,
  journal,
}: Run): Promise<Stored[]> {
  const records = await readRecords(environment)
  return records.filter(
    ({ key, record }) =>
      key !== journal.key &&
      record.intent.chainId === chainId &&
      isSameText(record.intent.account, account) &&
      isOwnRecord(record, key),
  )
}

/**
 * Changes the record of another flow, or deletes it if `change` returns
 * undefined or the record is no longer needed. Returns false, and changes
 * nothing, if another tab works on that flow.
 */
export async function changeRecord(
  run: Run,
  { key, record: { id } }: Stored,
  change: (record: FlowRecord) => FlowRecord | undefined,
): Promise<boolean> {
  const { environment } = run
  const store = getStore(environment)
  const unlock = await tryLock(environment.locks, key)
  if (!unlock && !run.held.includes(key)) return false
  try {
    // It may have changed before this run got the lock.
    const record = parseRecord(await store.get(key))
    if (record?.id !== id) return true
    const changed = change(record)
    if (changed) await storeOrDelete(environment, key, changed)
    else await store.delete(key, id)
    return true
  } finally {
    unlock?.()
  }
}
