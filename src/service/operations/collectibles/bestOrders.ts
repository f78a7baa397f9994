import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orders } from '../../database/schema.js'
import {
  at,
  bestFirst,
  isOnSide,
  matchesFilters,
  type OrderColumns,
  type OrderFilterName,
  type Side,
} from '../orders/orderConditions.js'

/** Side and filters of the orders that compete in a request. */
export type Book = {
  side: Side
  /**
   * Whether the stored marks name the best orders. Marks are made for all
   * orders, and may be behind the clock: see `isCurrent`.
   */
  isKept: boolean
  filters: readonly OrderFilterName[]
}

const better = alias(orders, 'better')
const late = alias(orders, 'late')

/** Whether no mark of a side is behind the clock. */
export function areMarksCurrent(side: Side): SQL {
  return sql`not exists (
    select from ${orders} ${late}
    where ${isOnSide(late, side)} and ${late.standing} = 'best' and ${late.validUntil} <= ${at}
  ) and not exists (
    select from ${orders} ${late}
    where ${isOnSide(late, side)} and ${late.standing} = 'waiting' and ${late.validFrom} <= ${at}
  )`
}

/** Condition for competing orders; in marked books, only the best. */
export function competes(o: OrderColumns, book: Book): SQL {
  return book.isKept
    ? sql`${isOnSide(o, book.side)} and ${o.standing} = 'best'`
    : matchesFilters(o, book)
}

/** Condition for the best order of each collectible. */
export function isBest(o: OrderColumns, book: Book): SQL {
  return book.isKept
    ? competes(o, book)
    : sql`${competes(o, book)} and not exists (
    select from ${orders} ${better}
    where ${competes(better, book)} and ${better.tokenId} = ${o.tokenId}
      and ${precedes(better, o)}
  )`
}

function precedes(a: OrderColumns, b: OrderColumns): SQL {
  return sql`(${bestFirst(a)}) < (${bestFirst(b)})`
}

const own = alias(orders, 'own')

/** Selects the best order for one token. */
function bestOwn(book: Book, tokenId: SQL): SQL {
  return sql`
    select ${own}.* from ${orders} ${own}
    where ${competes(own, book)} and ${own.tokenId} = ${tokenId}
    order by ${bestFirst(own)} limit 1`
}

/** Selects the best offer for any token of the collection. */
export function bestForAny(book: Book): SQL {
  // These have no token in the index; with the condition, it also serves the
  // sort order.
  return sql`
    select ${own}.* from ${orders} ${own}
    where ${competes(own, book)} and ${own.tokenId} is null
    order by ${own.tokenId}, ${bestFirst(own)} limit 1`
}

/**
 * Selects the best order for a token; `forAny` selects the best offer for any.
 */
export function selectBest(book: Book, tokenId: SQL, forAny: SQL): SQL {
  if (book.side === 'listing') return bestOwn(book, tokenId)
  return sql`
    select * from ((${bestOwn(book, tokenId)}) union all (${forAny})) both_kinds
    order by rank, rank_amount, id limit 1`
}
