import { isActiveOrder } from '../../order/orderStatus.js'
import { isExpiringAt } from '../../order/orderTime.js'
import { getInitialQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import type { ListIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import type { Run } from '../run/run.js'
import { findListings } from './settle.js'

/**
 * Returns the active listing that already has the terms of an edit; undefined
 * if there is none, if the service does not say, or if the part is no listing.
 */
export async function findSameListing(run: Run): Promise<Order | undefined> {
  const intent = run.journal.intent()
  if (intent.kind !== 'edit') return undefined
  const { cancel, list } = intent
  const listings = await findListings(run, run.signal).catch(() => [])
  return listings.find(
    (order) =>
      isActiveOrder(order) &&
      order.orderId !== cancel.orderId &&
      order.priceAmount === list.pricePerToken &&
      isSameText(order.priceCurrencyAddress, list.currency) &&
      getInitialQuantity(order) === BigInt(list.quantity) &&
      isInBook(order, list) &&
      isExpiringAt(order, list.expiry),
  )
}

/** Whether an order is in the book of a listing, as far as both name theirs. */
function isInBook(
  { marketplace }: Order,
  { orderbook = 'service_marketplace_v2' }: ListIntent,
): boolean {
  return marketplace === 'unknown' || marketplace === orderbook
}
