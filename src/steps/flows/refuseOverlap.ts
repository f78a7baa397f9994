import { StepError } from '../../errors.js'
import { isSameText } from '../base/equality.js'
import { acquireLock } from '../base/locks.js'
import { readRecords, type Stored } from '../journal/journal.js'
import { isInFlight } from '../journal/record.js'
import type { Run } from '../run/run.js'

/**
 * Refuses a purchase while another one of the account, whose end is not known,
 * is of the same order: alone, or in another basket.
 */
export async function refuseOverlap(
  run: Run,
  { consent }: { consent?: boolean | undefined },
): Promise<void> {
  const { account, chainId, environment, journal } = run
  const { intent, kind } = journal.subject
  if (kind !== 'buy') return
  const ids = getOrderIds(intent)
  const isInTheWay = ({ key, record }: Stored) =>
    key !== journal.key &&
    record.kind === kind &&
    record.chainId === chainId &&
    isSameText(record.account, account) &&
    record.entries.some(isInFlight) &&
    getOrderIds(record.intent).some((id) => ids.includes(id))
  for (const { key } of (await readRecords(environment)).filter(isInTheWay)) {
    const unlock = await acquireLock(environment.locks, key, {
      ifAvailable: true,
    })
    unlock?.()
    if (unlock && consent) continue
    throw new StepError({
      reason: unlock ? 'unresolved' : 'running',
      details: 'Another purchase of the account has the same order.',
      fundsMoved: 'maybe',
      index: 0,
    })
  }
}

/** The orders that a purchase is of. */
function getOrderIds(intent: Readonly<Record<string, unknown>>): string[] {
  const { orderId, orders } = intent as {
    orderId?: string
    orders?: readonly { orderId: string }[]
  }
  const ids = orders?.map((order) => order.orderId) ?? [orderId]
  return ids.flatMap((id) => id?.toLowerCase() ?? [])
}
