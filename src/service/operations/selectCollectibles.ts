import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { collectibles, collections, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { collectiblesPage, type PageShape } from './collectiblesPage.js'
import { perShape } from './perShape.js'
import {
  type SentCollectible,
  type SentOrder,
  sentCollectible,
  sentCollection,
  sentColumns,
} from './sentColumns.js'

/** A collectible with the best order of the requested side and the other. */
export type CollectibleRow = {
  collectible: SentCollectible
  collection: { id: number; decimals: number } | null
  order: SentOrder | null
  other: SentOrder | null
}

const order = alias(orders, 'order')
const other = alias(orders, 'other')

/** The statement for the collectibles of a page, in order. */
export const selectCollectibles = perShape((db: Db, shape: PageShape) => {
  const hasId = (o: typeof order | typeof other, id: string) =>
    and(
      eq(o.chainId, sql.placeholder('chainId')),
      eq(o.contractAddress, sql.placeholder('contractAddress')),
      eq(o.id, sql.raw(id)),
    )
  return db
    .select({
      collectible: sentCollectible,
      collection: sentCollection,
      order: sentColumns(order),
      other: sentColumns(other),
    })
    .from(sql`(${collectiblesPage(shape)}) page`)
    .innerJoin(
      collectibles,
      and(
        eq(collectibles.chainId, sql.placeholder('chainId')),
        eq(collectibles.contractAddress, sql.placeholder('contractAddress')),
        eq(collectibles.tokenId, sql`page.token_id`),
      ),
    )
    .leftJoin(
      collections,
      and(
        eq(collections.chainId, collectibles.chainId),
        eq(collections.contractAddress, collectibles.contractAddress),
      ),
    )
    .leftJoin(order, hasId(order, 'page.order_id'))
    .leftJoin(other, hasId(other, 'page.other_id'))
    .orderBy(sql`page.place`)
    .prepare('')
})
