import type { listListings } from '../../rpc/operations.js'
import { orders } from '../database/schema.js'
import type { NetworkCall, Parsed } from './handler.js'
import { bestFirst, orderSortColumns } from './orderConditions.js'
import { orderOf } from './orderOf.js'
import { orderingOf, pageOf, rangeOf } from './paging.js'
import { ordersOfCollectible, selectOrders } from './selectOrders.js'

/** One page of the orders of a collectible, the best first. */
export async function listOrders(
  call: NetworkCall,
  side: 'listing' | 'offer',
  request: Parsed<typeof listListings>,
) {
  const { context, network } = call
  const { limit, offset } = rangeOf(request.page)
  const found = await selectOrders(
    context.db,
    ordersOfCollectible(call, side, request),
  )
    .orderBy(
      ...orderingOf(request.page, orderSortColumns(orders)),
      ...bestFirst(orders),
    )
    .limit(limit)
    .offset(offset)
  const { rows, page } = pageOf(request.page, found)
  const now = context.now()
  return { orders: rows.map((row) => orderOf(row, { network, now })), page }
}
