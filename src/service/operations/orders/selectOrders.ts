import { and, eq, type SQL, sql } from 'drizzle-orm'
import { collectibles, collections, orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { prepareRead } from '../prepareRead.js'
import { sentCollection, sentColumns } from '../sentColumns.js'
import type { FoundOrder } from './toWireOrder.js'

/**
 * Selects orders with the rows that `toWireOrder` needs. `found` selects their
 * `contract_address` and `order_hash` on the requested chain, and their `place`
 * in the response.
 */
export function selectOrders(db: Db, found: SQL) {
  const fields = {
    order: sentColumns(orders),
    collection: sentCollection,
    collectibleId: collectibles.id,
  }
  const statement = db
    .select(fields)
    .from(sql`(${found}) found`)
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
  return prepareRead<FoundOrder>(db, fields, statement)
}
