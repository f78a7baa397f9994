import { isSameText } from '../base/plainData.js'
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
  const intent = journal.part()
  // A book that only hides an order leaves its signature as it is.
  const isMined = journal
    .steps()
    .some((step) => step.kind === 'transaction' && step.status === 'done')
  if (intent.kind !== 'cancel' || !isMined) return
  const { account, chainId, orderId } = intent
  for (const { key, record } of await readRecords(environment)) {
    const isCancelled = record.steps.some(
      ({ order, status }) =>
        status === 'refused' && order && isSameText(order.orderId, orderId),
    )
    const isOurs =
      record.intent.chainId === chainId &&
      isSameText(record.intent.account, account)
    if (isCancelled && isOurs)
      await getStore(environment).delete(key, record.id)
  }
}
