import { and, eq, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { collectibles, collections, orders } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { perShape } from '../perShape.js'
import { prepareRead } from '../prepareRead.js'
import {
  type SentCollectible,
  type SentOrder,
  sentCollectible,
  sentCollection,
  sentColumns,
} from '../sentColumns.js'
import { collectiblesPage, type PageShape } from './collectiblesPage.js'

/**
 * A collectible with its best orders on the requested side and on the other.
 */
export type CollectibleRow = {
  collectible: SentCollectible
  collection: { id: number; decimals: number } | null
  order: SentOrder | null
  other: SentOrder | null
}

/** A row of a page; without a collectible if the marks are behind the clock. */
type PageRow = Omit<CollectibleRow, 'collectible'> & {
  collectible: SentCollectible | null
}

const order = alias(orders, 'order')
const other = alias(orders, 'other')

/**
 * Returns the statement for the collectibles of a page, in order. If the marks
 * are behind the clock, it returns one row without a collectible: checked in
 * the same statement, so that no sweep runs in between.
 */
export const selectCollectibles = perShape((db: Db, shape: PageShape) => {
  const inCollection = (table: {
    chainId: AnyPgColumn
    contractAddress: AnyPgColumn
  }) =>
    and(
      eq(table.chainId, sql.placeholder('chainId')),
      eq(table.contractAddress, sql.placeholder('contractAddress')),
    )
  const fields = {
    collectible: sentCollectible,
    collection: sentCollection,
    order: sentColumns(order),
    other: sentColumns(other),
  }
  const statement = db
    .select(fields)
    .from(sql`(${collectiblesPage(shape)}) page`)
    .leftJoin(
      collectibles,
      and(
        inCollection(collectibles),
        eq(collectibles.tokenId, sql`page.token_id`),
      ),
    )
    .leftJoin(collections, inCollection(collections))
    .leftJoin(order, and(inCollection(order), eq(order.id, sql`page.order_id`)))
    .leftJoin(other, and(inCollection(other), eq(other.id, sql`page.other_id`)))
    .orderBy(sql`page.place`)
  return prepareRead<PageRow>(db, fields, statement)
})
