import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { getHighestPriceListing as operation } from '../../../rpc/operations.js'
import { orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { cachedStatement } from '../cachedStatement.js'
import type { Handler } from '../handler.js'
import { writeObject } from '../json.js'
import { matchesFilters, type OrderFilterName } from './orderConditions.js'
import { orderRequest } from './orderRequest.js'
import { selectOrders } from './selectOrders.js'

/**
 * Returns the most expensive listing of a collectible that can be bought now, or of
 * those with the requested statuses.
 */
export const getHighestPriceListing: Handler<typeof operation> = async (
  call,
  request,
) => {
  const { filters, values } = orderRequest(call, request)
  const [found] = await selectHighestPrice(call.context.db, filters).execute(
    values,
  )
  return writeObject({ order: found?.json ?? null })
}

const o = alias(orders, 'o')

/** Listings without a dollar price come last. */
const selectHighestPrice = cachedStatement(
  (db: Db, filters: OrderFilterName[]) =>
    selectOrders(
      db,
      sql`
      ${highestPrice(filters, sql`${o.rank} < 'Infinity'`, 1)}
      union all ${highestPrice(filters, sql`${o.rank} = 'Infinity'`, 2)}
      order by place limit 1`,
    ),
)

function highestPrice(
  filters: OrderFilterName[],
  where: SQL,
  index: number,
): SQL {
  return sql`(
    select ${o.contractAddress}, ${o.orderHash}, ${sql.raw(String(index))} as place
    from ${orders} ${o}
    where ${matchesFilters(o, { filters, side: 'listing' })}
      and ${o.tokenId} = ${sql.placeholder('tokenId')}::numeric and ${where}
    order by ${o.rank} desc, ${o.rankAmount} desc, ${o.id} desc
    limit 1
  )`
}
