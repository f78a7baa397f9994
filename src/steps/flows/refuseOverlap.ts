import { StepError } from '../../errors.js'
import { getPart, getParts, type PartIntent } from '../base/intent.js'
import { acquireLock } from '../base/locks.js'
import { deepEqual, isSameText } from '../base/plainData.js'
import { getIdentity } from '../journal/getIdentity.js'
import { getJournalKey, readRecords, type Stored } from '../journal/journal.js'
import { type FlowRecord, isInFlight } from '../journal/record.js'
import { getStore } from '../journal/store.js'
import type { Run } from '../run/run.js'

/**
 * Refuses a part of a flow while another flow of the account, whose end is not
 * known, does the same or buys one of the same orders.
 *
 * @throws StepError `running` if another tab is at it, `unresolved` if nobody
 * is and the person has not agreed to be asked again.
 */
export async function refuseOverlap(run: Run): Promise<void> {
  const { account, chainId, environment, journal } = run
  const part = journal.part()
  const isInTheWay = ({ key, record }: Stored) =>
    key !== journal.key &&
    record.intent.chainId === chainId &&
    isSameText(record.intent.account, account) &&
    record.steps.some(isInFlight) &&
    doOverlap(getCurrentPart(record), part)
  for (const stored of (await readRecords(environment)).filter(isInTheWay)) {
    const { key, record } = stored
    const unlock = await acquireLock(environment.locks, key, {
      ifAvailable: true,
    })
    try {
      // A claim of this run holds the lock of the same part.
      const isFree = unlock || isClaimed(run, key)
      if (isFree && run.consent !== 'none') {
        run.consent = 'used'
        // This run takes the doubt over, and tells how it ends.
        if (part.kind === 'cancel' && record.intent.kind !== 'edit')
          await getStore(environment).delete(key, record.id)
        continue
      }
      throw new StepError({
        reason: isFree ? 'unresolved' : 'running',
        details: 'Another flow of the account has the same order.',
        fundsMoved: 'maybe',
        index: 0,
      })
    } finally {
      unlock?.()
    }
  }
}

/** Whether this run holds the lock of a record, for one of its parts. */
function isClaimed({ client, journal }: Run, key: string): boolean {
  const { scope } = client
  return getParts(journal.intent()).some(
    (intent) => getJournalKey({ intent, scope }) === key,
  )
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
