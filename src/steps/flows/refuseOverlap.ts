import { StepError } from '../../errors.js'
import { tryLock } from '../base/environment.js'
import type { PartIntent } from '../base/intent.js'
import { getPart } from '../base/parts.js'
import { deepEqual, isSameText } from '../base/plainData.js'
import { getIdentity } from '../journal/getIdentity.js'
import { storeOrDelete } from '../journal/journal.js'
import { parseRecord } from '../journal/parseRecord.js'
import { readRecords, type Stored } from '../journal/readRecords.js'
import { type FlowRecord, isInFlight } from '../journal/record.js'
import { getStore } from '../journal/store.js'
import { hasConsent, type Run, toDoubts } from '../run/run.js'

/**
 * Refuses a part if another flow of the account that is in flight does the same,
 * or buys one of the same orders.
 *
 * @throws StepError `running` if another tab carries that flow out, `unresolved`
 * if no tab does and the person has not consented to a new prompt.
 */
export async function refuseOverlap(run: Run): Promise<void> {
  const { account, chainId, environment, journal } = run
  const part = journal.part()
  const doesOverlap = ({ key, record }: Stored) =>
    key !== journal.key &&
    record.intent.chainId === chainId &&
    isSameText(record.intent.account, account) &&
    record.steps.some(isInFlight) &&
    doOverlap(getCurrentPart(record), part)
  const others = (await readRecords(environment)).filter(doesOverlap)
  const facts = {
    details: 'Another flow of the account uses the same order.',
    fundsMoved: 'maybe',
    index: 0,
  } as const
  for (const { key } of others) {
    const unlock = await tryLock(environment.locks, key)
    unlock?.()
    if (!unlock && !run.held.includes(key))
      throw new StepError({ ...facts, reason: 'running' })
  }
  if (!others.length) return
  const ids = others.map(({ record }) => record.id)
  if (!hasConsent(run, ids))
    throw new StepError({
      ...facts,
      reason: 'unresolved',
      doubts: toDoubts(run, ids),
    })
  if (part.kind !== 'cancel') return
  const replaced = others.filter(({ record }) => record.intent.kind !== 'edit')
  run.replaced = [...run.replaced, ...replaced]
}

/** Keeps a replaced record that another tab is resuming. */
export async function dropReplaced(run: Run): Promise<void> {
  const { replaced } = run
  run.replaced = []
  for (const stored of replaced)
    await changeRecord(run, stored, () => undefined)
}

/**
 * Changes the record of another flow, or deletes it if `change` returns
 * undefined or the record is not needed any more. Returns false, and changes
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

function getCurrentPart({ ended = [], intent }: FlowRecord): PartIntent {
  return getPart(intent, ended.length)
}

function doOverlap(one: PartIntent, other: PartIntent): boolean {
  if (one.kind !== 'buy' || other.kind !== 'buy')
    return (
      one.kind === other.kind && deepEqual(getIdentity(one), getIdentity(other))
    )
  const ids = one.orders.map(({ orderId }) => orderId.toLowerCase())
  return other.orders.some(({ orderId }) => ids.includes(orderId.toLowerCase()))
}
