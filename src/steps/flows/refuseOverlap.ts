import { StepError } from '../../errors.js'
import { isSameText } from '../base/equality.js'
import type { FlowIntent } from '../base/intent.js'
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
  const ids = getOrderIds(journal.intent)
  if (!ids.length) return
  const isInTheWay = ({ key, record: { intent, steps } }: Stored) =>
    key !== journal.key &&
    intent.chainId === chainId &&
    isSameText(intent.account, account) &&
    steps.some(isInFlight) &&
    getOrderIds(intent).some((id) => ids.includes(id))
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

/** The orders that a purchase is of; none for other flows. */
function getOrderIds(intent: FlowIntent): string[] {
  return intent.kind === 'buy'
    ? intent.orders.map(({ orderId }) => orderId.toLowerCase())
    : []
}
