import type { listOffers as operation } from '../../../rpc/operations.js'
import type { Handler } from '../handler.js'
import { writeObject } from '../json.js'
import { listOrders } from './listOrders.js'

/**
 * Returns the offers for a collectible that can be accepted now, or those with the
 * requested statuses.
 */
export const listOffers: Handler<typeof operation> = async (call, request) => {
  const { orders, page } = await listOrders(call, 'offer', request)
  return writeObject({ offers: orders, page })
}
