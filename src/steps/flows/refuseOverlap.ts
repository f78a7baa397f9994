import { StepError } from '../../errors.js'
import { getIdentity } from '../journal/getIdentity.js'
import { getCurrentPart, isInFlight } from '../journal/record.js'
import type { PartIntent } from '../model/intent.js'
import { tryLock } from '../platform/environment.js'
import { deepEqual } from '../platform/plainData.js'
import { isAcknowledged, type Run, toUnresolved } from '../run/run.js'
import { changeRecord, readOtherRecords } from './otherRecords.js'

/**
 * Refuses a part if another flow of the account that is in flight does the same,
 * or buys one of the same orders.
 *
 * @throws StepError `running` if another tab carries that flow out, `unresolved`
 * if no tab does and the user has not consented to a new prompt.
 */
export async function refuseOverlap(run: Run): Promise<void> {
  const part = run.journal.part()
  const others = (await readOtherRecords(run)).filter(
    ({ record }) =>
      record.steps.some(isInFlight) && doOverlap(getCurrentPart(record), part),
  )
  const facts = {
    details: 'Another flow of the account uses the same order.',
    fundsMoved: 'maybe',
    index: 0,
  } as const
  for (const { key } of others) {
    const unlock = await tryLock(run.environment.locks, key)
    unlock?.()
    if (!unlock && !run.held.includes(key))
      throw new StepError({ ...facts, reason: 'running' })
  }
  if (!others.length) return
  const ids = others.map(({ record }) => record.id)
  if (!isAcknowledged(run, ids))
    throw new StepError({
      ...facts,
      reason: 'unresolved',
      unresolved: toUnresolved(run, ids),
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

function doOverlap(one: PartIntent, other: PartIntent): boolean {
  if (one.kind !== 'buy' || other.kind !== 'buy')
    return (
      one.kind === other.kind && deepEqual(getIdentity(one), getIdentity(other))
    )
  const ids = one.orders.map(({ orderId }) => orderId.toLowerCase())
  return other.orders.some(({ orderId }) => ids.includes(orderId.toLowerCase()))
}
