import { isActiveOrder } from '../../order/orderStatus.js'
import { getExpiryTime, isExpiringAt } from '../../order/orderTime.js'
import { getInitialQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import { hasParts, type ListIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import type { Run } from '../run/run.js'
import { findListings } from './settle.js'

/**
 * Returns the active listing that already has the terms of the current part of
 * an `edit` or a `listMany`; undefined if there is none, if the service does not
 * say, or if the part is no listing.
 */
export async function findSameListing(run: Run): Promise<Order | undefined> {
  const intent = run.journal.intent()
  const list = run.journal.part()
  if (!hasParts(intent) || list.kind !== 'list') return undefined
  const replaced = intent.kind === 'edit' ? intent.cancel.orderId : undefined
  const listings = await findListings(run, run.signal).catch(() => [])
  return listings.find(
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
}

/** A retry may count its end from its own start. */
const maxLateSeconds = 3_600n

/** Whether the end of an earlier try is that of a retry, or up to an hour sooner. */
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

/** Whether an order is in the book of a listing, as far as both name theirs. */
function isInBook(
  { marketplace }: Order,
  { orderbook = 'service_marketplace_v2' }: ListIntent,
): boolean {
  return marketplace === 'unknown' || marketplace === orderbook
}
