import { isSame } from '../base/isSame.js'
import { readRecords } from '../journal/journal.js'
import { getStore } from '../journal/store.js'
import type { Run } from '../run/run.js'

/**
 * After a cancellation, deletes the record of the flow that had signed the
 * order and was refused by the service: nobody can fill the order any more.
 */
export async function dropCancelled({
  environment,
  journal,
}: Run): Promise<void> {
  const { account, chainId, intent, kind } = journal.subject
  // A book that only hides an order leaves its signature as it is.
  const isMined = journal
    .steps()
    .some((step) => step.kind === 'transaction' && step.status === 'done')
  if (kind !== 'cancel' || !isMined) return
  for (const { key, record } of await readRecords(environment)) {
    const isCancelled = record.entries.some(
      ({ order, status }) =>
        status === 'refused' && order && isSame(order.orderId, intent.orderId),
    )
    const isOurs = record.chainId === chainId && isSame(record.account, account)
    if (isCancelled && isOurs)
      await getStore(environment).delete(key, record.id)
  }
}
