import { RequestError, type SignedOrder } from '../../errors.js'
import {
  getOrderEnd,
  isActiveOrder,
  type OrderEnd,
} from '../../order/orderStatus.js'
import {
  getExpiryTime,
  hasExpired,
  isExpiringAt,
} from '../../order/orderTime.js'
import { getInitialQuantity } from '../../order/quantity.js'
import { getOrders } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import { isOrderHash } from '../chain/seaport.js'
import { recallSigned } from '../journal/orderBooks.js'
import { isInFlight, type PartEnd } from '../journal/record.js'
import type { CancelIntent, ListIntent, PartIntent } from '../model/intent.js'
import { hasParts } from '../model/parts.js'
import { isSameText } from '../platform/plainData.js'
import { findBook } from '../review/findBook.js'
import type { Run } from '../run/run.js'
import { findOrder, isOverElsewhere, readChainEnd } from '../wait/findEffect.js'
import { findListings } from './waitUntilIndexed.js'

/** How the order of a part ended. */
type FoundEnd = {
  orderEnd: OrderEnd
  /** Whether the chain confirms it. */
  indexed: boolean
}

/**
 * Reads the order of a part of an `edit` or of a `cancelMany`, before the part
 * and after it failed. Returns how the order ended, if that makes the part
 * unnecessary. An order that the service calls ended while the chain says that it is
 * open has not ended. If only the service can know the end, the part is tried: the
 * end counts once the service refuses to cancel the order.
 *
 * @throws RequestError `notFound` before an edit lists, if the service does not
 * know the order to replace.
 */
export async function findOrderEnd(
  run: Run,
  { failure }: { failure?: unknown } = {},
): Promise<FoundEnd | undefined> {
  const { journal } = run
  const intent = journal.intent()
  const part = journal.part()
  const isEdit = intent.kind === 'edit'
  if (!isEdit && intent.kind !== 'cancelMany') return undefined
  // The first part has cancelled the order.
  if (part.kind === 'list' && journal.ended().length) return undefined
  const cancel = isEdit ? intent.cancel : part
  if (cancel.kind !== 'cancel') return undefined
  const order = await findOrder(run, cancel.orderId, cancel)
  // A listing that can't be cancelled would stay beside the new one.
  if (!order && part.kind === 'list')
    throw new RequestError({
      reason: 'notFound',
      details: `The service does not know listing ${cancel.orderId}.`,
      operation: `${getOrders.group}/${getOrders.name}`,
      url: run.client.getUrl(getOrders, run.chainId),
    })
  const orderEnd = getOrderEnd(order)
  const isNeedless =
    part.kind === 'cancel' && !(isEdit && failure !== undefined)
  if (!order || !orderEnd || (orderEnd !== 'filled' && !isNeedless))
    return undefined
  const isRefused = failure instanceof RequestError
  const claim = { cancel, order, orderEnd }
  let confirmation = await confirmEnd(run, claim)
  if (confirmation === 'mismatch' && isRefused) {
    // A node that is behind calls an order open that was just sold.
    await run.environment.sleep(nodeDelayMs, run.signal)
    confirmation = await confirmEnd(run, claim)
  }
  if (confirmation === 'match') return { orderEnd, indexed: true }
  const isBelieved = confirmation === 'unknown' || isRefused
  if (confirmation === 'mismatch' || !isBelieved) return undefined
  return { orderEnd, indexed: false }
}

const nodeDelayMs = 2_000

/**
 * Compares the end that the service claims with the chain, or with the order's
 * end time. `unknown`: the node does not answer, the order may be open in another
 * Seaport, or the end time is over. `claimed`:
 * only the service can know, because the order's hash or its book is not known.
 */
async function confirmEnd(
  run: Run,
  {
    cancel,
    order,
    orderEnd,
  }: { cancel: CancelIntent; order: Order; orderEnd: OrderEnd },
): Promise<'match' | 'mismatch' | 'unknown' | 'claimed'> {
  if (orderEnd === 'expired') {
    // The end time that the user saw, if the record has it: the service could
    // change its own. It returned that one too, so it proves nothing.
    const { endTime: validUntil = order.validUntil } = cancel.order ?? {}
    if (getExpiryTime({ validUntil }) === undefined) return 'unknown'
    const isOver = hasExpired({ validUntil }, run.environment.now())
    return isOver ? 'unknown' : 'mismatch'
  }
  const found = await readChainEnd(run, cancel)
  if (found === undefined) {
    const isKnown =
      isOrderHash(cancel.orderId) && (await findBook(cancel, run)) !== undefined
    return isKnown ? 'unknown' : 'claimed'
  }
  const isEnd = orderEnd === 'filled' ? found === orderEnd : found !== 'open'
  if (!isEnd) return 'mismatch'
  return (await isCertain(run, cancel, found)) ? 'match' : 'unknown'
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
    const order = await findOrder(run, end.orderId, part).catch(() => undefined)
    const orderEnd = getOrderEnd(order)
    if (!part || !order || !orderEnd || orderEnd === 'expired')
      return { ...end, orderEnd }
    const { account, chainId, collection } = part
    const place = { account, chainId, collection, kind: 'cancel' } as const
    const { marketplace } = order
    const orderId = end.orderHash ?? order.orderId
    const found = await readChainEnd(run, { ...place, marketplace, orderId })
    return { ...end, orderEnd: found === 'open' ? undefined : orderEnd }
  }
  return Promise.all(ends.map(read))
}

/** Whether the end is certain: filled, or cancelled and open in no other known book. */
async function isCertain(
  run: Run,
  part: CancelIntent,
  end: 'open' | 'cancelled' | 'filled' | undefined,
): Promise<boolean> {
  return (
    end === 'filled' ||
    (end === 'cancelled' && (await isOverElsewhere(run, part, part)))
  )
}

/** Whether the chain says that the order of a part has ended. True for other parts. */
export async function isOverOnChain(
  run: Run,
  part: PartIntent,
): Promise<boolean> {
  if (part.kind !== 'cancel') return true
  return isCertain(run, part, await readChainEnd(run, part))
}

/** Returns how the last part of an interrupted `edit` ended by other means. */
export async function findLastEnd(run: Run): Promise<PartEnd | undefined> {
  const { journal, signal } = run
  const intent = journal.intent()
  if (intent.kind !== 'edit' || journal.ended().length !== 1) return undefined
  if (journal.steps().some(isInFlight)) return undefined
  const { cancel } = intent
  try {
    const order = await findOrder(run, cancel.orderId, cancel)
    const orderEnd = getOrderEnd(order)
    if (
      order &&
      orderEnd === 'filled' &&
      (await confirmEnd(run, { cancel, order, orderEnd })) === 'match'
    )
      return { hashes: [], orderEnd }
    const end = await findOrderEnd(run)
    if (end?.indexed) return { hashes: [], orderEnd: end.orderEnd }
    const listed = await findSameListing(run)
    if (listed?.indexed) return { hashes: [], orderId: listed.orderId }
    return undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/**
 * Returns the active listing that already has the terms of the current part of
 * an `edit` or a `listMany`; undefined if there is none, or if the part is not
 * a listing. `indexed`: this device has signed it, and the chain says that it is open.
 * Otherwise the service's word is the only evidence.
 *
 * @throws RequestError if the service does not answer.
 */
export async function findSameListing(
  run: Run,
): Promise<{ orderId: string; indexed: boolean } | undefined> {
  const intent = run.journal.intent()
  const list = run.journal.part()
  if (!hasParts(intent) || list.kind !== 'list') return undefined
  const replaced = intent.kind === 'edit' ? intent.cancel.orderId : undefined
  const listings = await findListings(run, run.signal)
  const listed = listings.find(
    (order) =>
      isActiveOrder(order) &&
      order.orderId !== replaced &&
      order.priceAmount === list.pricePerToken &&
      isSameText(order.priceCurrencyAddress, list.currency) &&
      getInitialQuantity(order) === BigInt(list.quantity) &&
      isInBook(order, list) &&
      (isExpiringAt(order, list.expiry) ||
        (intent.kind === 'listMany' && isRetry(order, list))),
  )
  if (!listed) return undefined
  const { marketplace, orderId } = listed
  const { account, chainId, collection } = list
  const place = { account, chainId, collection, kind: 'cancel' } as const
  const found = await readChainEnd(run, { ...place, marketplace, orderId })
  const signed = await recallSigned(run.environment, { chainId, orderId })
  const isProven = found === 'open' && isSigned(signed, listed, list)
  return { orderId, indexed: isProven }
}

/** Whether the order of a listing was signed with its terms. */
function isSigned(
  signed: SignedOrder | undefined,
  listed: Order,
  {
    account: maker,
    collection,
    currency,
    quantity,
    tokenId,
    ...list
  }: ListIntent,
): boolean {
  if (!signed) return false
  const end = getExpiryTime({ validUntil: signed.endTime })
  if (end !== getExpiryTime(listed)) return false
  const unitPrice = list.pricePerToken
  const terms = { maker, collection, currency, quantity, tokenId, unitPrice }
  return Object.entries(terms).every(([name, value]) =>
    isSameText(value, signed[name as keyof typeof terms]),
  )
}

/** A retry may compute a new expiry from its own start. */
const maxLateSeconds = 3_600n

/** Whether an earlier try ended when a retry would end, or up to an hour sooner. */
export function isRetriedEnd(earlier: bigint, expiry: string): boolean {
  const late = BigInt(expiry) - earlier
  return late >= 0n && late <= maxLateSeconds
}

/** An ERC-721 that is listed already needs no second order at the same price. */
function isRetry(order: Order, { contractType, expiry }: ListIntent): boolean {
  const time = getExpiryTime(order)
  return (
    contractType === 'ERC721' &&
    time !== undefined &&
    isRetriedEnd(BigInt(time / 1_000), expiry)
  )
}

/** Whether an order is in the book of a listing; true if the order's book is unknown. */
function isInBook(
  { marketplace }: Order,
  { orderbook = 'service_marketplace_v2' }: ListIntent,
): boolean {
  return marketplace === 'unknown' || marketplace === orderbook
}
