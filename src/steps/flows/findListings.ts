import { isActiveOrder } from '../../order/orderStatus.js'
import { isExpiringAt } from '../../order/orderTime.js'
import { listListings } from '../../rpc/operations.js'
import type { Order } from '../../rpc/schemas.js'
import type { ListIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import type { Run } from '../run/run.js'

/**
 * Returns the listing of the account that has exactly the terms of the `list`
 * part of an edit, beside the one that is edited; undefined if there is none or the service does not say.
 */
export async function findSameListing(
  run: Run,
  { currency, expiry, pricePerToken, quantity }: ListIntent,
): Promise<Order | undefined> {
  const intent = run.journal.intent()
  const old = intent.kind === 'edit' ? intent.cancel.orderId : undefined
  const listings = await findListings(run, run.signal).catch(() => [])
  return listings.find(
    (order) =>
      isActiveOrder(order) &&
      order.orderId !== old &&
      order.priceAmount === pricePerToken &&
      isSameText(order.priceCurrencyAddress, currency) &&
      (order.quantityInitial ?? quantity) === quantity &&
      isExpiringAt(order, expiry),
  )
}

/** Returns the listings that the account has of the token of a flow. */
export async function findListings(
  { account, chainId, client, journal }: Run,
  signal: AbortSignal | undefined,
): Promise<readonly Order[]> {
  const intent = journal.part()
  if (intent.kind !== 'list') return []
  const { collection: contractAddress, tokenId } = intent
  const { listings } = await client.request(
    listListings,
    { contractAddress, tokenId, filter: { createdBy: [account] } },
    { chainId, signal },
  )
  return listings
}
