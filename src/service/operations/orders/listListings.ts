import type { listListings as operation } from '../../../rpc/operations.js'
import type { Handler } from '../handler.js'
import { writeObject } from '../json.js'
import { listOrders } from './listOrders.js'

/**
 * Returns the listings of a collectible that can be bought now, or those with the
 * requested statuses.
 */
export const listListings: Handler<typeof operation> = async (
  call,
  request,
) => {
  const { orders, page } = await listOrders(call, 'listing', request)
  return writeObject({ listings: orders, page })
}
