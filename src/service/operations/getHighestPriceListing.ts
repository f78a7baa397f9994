import { sql } from 'drizzle-orm'
import type { getHighestPriceListing as operation } from '../../rpc/operations.js'
import { orders } from '../database/schema.js'
import type { Handler } from './handler.js'
import { orderOf } from './orderOf.js'
import { ordersOfCollectible, selectOrders } from './selectOrders.js'

/** The dearest listing of a collectible that can be bought now. */
export const getHighestPriceListing: Handler<typeof operation> = async (
  call,
  request,
) => {
  const { context, network } = call
  const [found] = await selectOrders(
    context.db,
    ordersOfCollectible(call, 'listing', request),
  )
    .orderBy(
      sql`${orders.priceUsd} desc nulls last`,
      sql`${orders.pricePerToken} desc`,
      orders.id,
    )
    .limit(1)
  const now = context.now()
  return { order: found ? orderOf(found, { network, now }) : null }
}
