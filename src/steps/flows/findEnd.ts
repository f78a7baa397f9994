import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import { getExpiryTime, hasExpired } from '../../order/orderTime.js'
import type { Order } from '../../rpc/schemas.js'
import type { CancelIntent, PartIntent } from '../base/intent.js'
import { isOrderHash } from '../base/seaport.js'
import { findOrder, readOrderStatus } from '../execute/findOrder.js'
import { isInFlight, type PartEnd } from '../journal/record.js'
import { findBook } from '../review/verifyOnChain.js'
import type { Run } from '../run/run.js'
import { findSameListing } from './findSameListing.js'

/** How the order of a part ended. */
type FoundEnd = {
  over: OrderEnd
  /** Whether the chain, or the order's own end time, confirms it. */
  settled: boolean
}

/**
 * Reads the order of a part of an `edit` or of a `cancelMany`, before the part
 * and after it failed. Returns how the order ended, if that makes the part
 * unnecessary. An order that the service calls cancelled or expired while it
 * can be filled has not ended.
 */
export async function findEnd(
  run: Run,
  { hasFailed = false } = {},
): Promise<FoundEnd | undefined> {
  const { journal, signal } = run
  const intent = journal.intent()
  const part = journal.part()
  const isEdit = intent.kind === 'edit'
  if (!isEdit && intent.kind !== 'cancelMany') return undefined
  // The first part has cancelled the order.
  if (part.kind === 'list' && journal.ended().length) return undefined
  const cancel = isEdit ? intent.cancel : part
  if (cancel.kind !== 'cancel') return undefined
  const order = await findOrder(run, cancel.orderId, signal, cancel)
  const over = getOrderEnd(order)
  const isNeedless = part.kind === 'cancel' && !(isEdit && hasFailed)
  if (!order || !over || (over !== 'filled' && !isNeedless)) return undefined
  const confirmation = await confirmEnd(run, { cancel, order, over })
  // A node that is behind calls an order open that was just sold.
  if (confirmation === 'mismatch' && over !== 'filled') return undefined
  return { over, settled: confirmation === 'match' }
}

/**
 * Compares the end that the service claims with the chain, or with the order's
 * end time. If the order's id is not a hash, only the service knows the end.
 */
async function confirmEnd(
  run: Run,
  {
    cancel,
    order,
    over,
  }: { cancel: CancelIntent; order: Order; over: OrderEnd },
): Promise<'match' | 'mismatch' | 'unknown'> {
  if (!isOrderHash(cancel.orderId)) return 'match'
  if (over === 'expired') {
    // The end time that the person saw, if the record has it: the service could
    // change its own.
    const { endTime: validUntil = order.validUntil } = cancel.order ?? {}
    if (getExpiryTime({ validUntil }) === undefined) return 'unknown'
    const isOver = hasExpired({ validUntil }, run.environment.now())
    return isOver ? 'match' : 'mismatch'
  }
  const book = await findBook(cancel, run)
  const status = await readOrderStatus(run, book, cancel.orderId)
  if (!status) return 'unknown'
  const { isCancelled, isFilled } = status
  const hasEnded = over === 'filled' ? isFilled : isCancelled || isFilled
  return hasEnded ? 'match' : 'mismatch'
}

/**
 * Returns how the parts ended. Of a `listMany`, reads the first `count` listings,
 * which an earlier run created: they may have been sold or have ended since.
 */
export async function findLaterEnds(
  run: Run,
  ends: readonly PartEnd[],
  count: number,
): Promise<readonly PartEnd[]> {
  const intent = run.journal.intent()
  if (intent.kind !== 'listMany') return ends
  const read = async (end: PartEnd, index: number): Promise<PartEnd> => {
    if (index >= count || !end.orderId) return end
    const part = intent.lists[index]
    const order = await findOrder(run, end.orderId, run.signal, part).catch(
      () => undefined,
    )
    return { ...end, over: getOrderEnd(order) }
  }
  return Promise.all(ends.map(read))
}

/**
 * Whether the order of a cancellation is cancelled or filled by the chain. True
 * for other parts, and for orders whose id is not a hash.
 */
export async function isOverOnChain(
  run: Run,
  part: PartIntent,
): Promise<boolean> {
  if (part.kind !== 'cancel' || !isOrderHash(part.orderId)) return true
  const book = await findBook(part, run)
  const status = await readOrderStatus(run, book, part.orderId)
  return status !== undefined && (status.isCancelled || status.isFilled)
}

/**
 * Returns how the last part of an interrupted `edit` ended by other means;
 * undefined if the part is still to do, or if that is not known.
 */
export async function findLastEnd(run: Run): Promise<PartEnd | undefined> {
  const { journal, signal } = run
  const intent = journal.intent()
  if (intent.kind !== 'edit' || journal.ended().length !== 1) return undefined
  if (journal.steps().some(isInFlight)) return undefined
  const { cancel } = intent
  try {
    const old = await findOrder(run, cancel.orderId, signal, cancel)
    if (getOrderEnd(old) === 'filled') return { hashes: [], over: 'filled' }
    const end = await findEnd(run)
    if (end?.settled) return { hashes: [], over: end.over }
    const listed = await findSameListing(run)
    return listed && { hashes: [], orderId: listed.orderId }
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}
