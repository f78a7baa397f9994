import { and, eq, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Order } from '../../../rpc/schemas.js'
import { collectibles, collections, orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { cachedStatement } from '../cachedStatement.js'
import type { Json } from '../json.js'
import type { OrderColumns } from '../orders/orderConditions.js'
import { orderJson, requestTable, toOrderJson } from '../orders/orderJson.js'
import { collectiblesPage, type PageShape } from './collectiblesPage.js'
import { type MetadataRow, metadataColumns } from './metadataColumns.js'

/**
 * A collectible with its best orders on the requested side and on the other.
 */
export type CollectibleRow = {
  collectible: MetadataRow
  collectionId: number | null
  /** Id of `order`. */
  orderId: number | null
  /** Whether `order` is an offer for any token. */
  isForAny: boolean
  order: Json<Order> | null
  other: Json<Order> | null
}

/** A row of a page; without a collectible if the marks are behind the clock. */
export type PageRow = Omit<CollectibleRow, 'collectible'> & {
  collectible: MetadataRow | null
}

const order = alias(orders, 'order')
const other = alias(orders, 'other')

/**
 * Returns the statement for the collectibles of a page, in order. If the marks
 * are behind the clock, it returns one row without a collectible: checked in
 * the same statement, so that no sweep runs in between.
 */
export const selectCollectibles = cachedStatement(
  (db: Db, shape: PageShape) => {
    const inCollection = (table: {
      chainId: AnyPgColumn
      contractAddress: AnyPgColumn
    }) =>
      and(
        eq(table.chainId, sql.placeholder('chainId')),
        eq(table.contractAddress, sql.placeholder('contractAddress')),
      )
    const write = (o: OrderColumns) => {
      const json = orderJson(o, {
        collectibleId: sql`case when ${o.tokenId} is not null then ${collectibles.id} end`,
      })
      return sql`case when ${o.id} is not null then ${json} end`.mapWith(
        toOrderJson,
      )
    }
    return db
      .select({
        collectible: metadataColumns,
        collectionId: collections.id,
        orderId: order.id,
        isForAny: sql<boolean>`${order.id} is not null and ${order.tokenId} is null`,
        order: write(order),
        other: write(other),
      })
      .from(sql`(${collectiblesPage(shape)}) page cross join ${requestTable}`)
      .leftJoin(
        collectibles,
        and(
          inCollection(collectibles),
          eq(collectibles.tokenId, sql`page.token_id`),
        ),
      )
      .leftJoin(collections, inCollection(collections))
      .leftJoin(
        order,
        and(inCollection(order), eq(order.id, sql`page.order_id`)),
      )
      .leftJoin(
        other,
        and(inCollection(other), eq(other.id, sql`page.other_id`)),
      )
      .orderBy(sql`page.place`)
      .prepare('')
  },
)
