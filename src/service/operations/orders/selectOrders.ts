import { and, eq, type SQL, sql } from 'drizzle-orm'
import { collectibles, collections, orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { orderJson, requestTable, toOrderJson } from './orderJson.js'

/**
 * Selects orders as JSON, with their ids. `found` selects their `contract_address` and
 * `order_hash` on the requested chain, and their `place` in the response.
 */
export function selectOrders(db: Db, found: SQL) {
  return db
    .select({
      id: orders.id,
      json: orderJson(orders, { collectibleId: collectibles.id }).mapWith(
        toOrderJson,
      ),
    })
    .from(sql`(${found}) found cross join ${requestTable}`)
    .innerJoin(
      orders,
      and(
        eq(orders.chainId, sql.placeholder('chainId')),
        eq(orders.contractAddress, sql`found.contract_address`),
        eq(orders.orderHash, sql`found.order_hash`),
      ),
    )
    .leftJoin(
      collections,
      and(
        eq(collections.chainId, orders.chainId),
        eq(collections.contractAddress, orders.contractAddress),
      ),
    )
    .leftJoin(
      collectibles,
      and(
        eq(collectibles.chainId, orders.chainId),
        eq(collectibles.contractAddress, orders.contractAddress),
        eq(collectibles.tokenId, orders.tokenId),
      ),
    )
    .orderBy(sql`found.place`)
    .prepare('')
}
