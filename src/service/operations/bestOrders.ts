import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orders } from '../database/schema.js'
import {
  at,
  bestFirst,
  fillable,
  inBook,
  type OrderColumns,
  type OrderFilterName,
  type Side,
} from './orderConditions.js'

/** The orders that compete in a request. */
export type Book = {
  side: Side
  /**
   * Whether the kept marks say which orders are the best. They stand for all
   * orders, and may be behind the clock: see `isCurrent`.
   */
  isKept: boolean
  filters: readonly OrderFilterName[]
}

const better = alias(orders, 'better')
const late = alias(orders, 'late')

/** Whether no kept mark of a side is behind the clock. */
export function isCurrent(side: Side): SQL {
  return sql`not exists (
    select from ${orders} ${late}
    where ${inBook(late, side)} and ${late.standing} = 'best' and ${late.validUntil} <= ${at}
  ) and not exists (
    select from ${orders} ${late}
    where ${inBook(late, side)} and ${late.standing} = 'waiting' and ${late.validFrom} <= ${at}
  )`
}

/** Orders that compete; of the kept ones, the best alone. */
export function competes(o: OrderColumns, book: Book): SQL {
  return book.isKept
    ? sql`${inBook(o, book.side)} and ${o.standing} = 'best'`
    : fillable(o, book)
}

/** Orders that are the best of their collectible. */
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

/** The best order for a token and no other. */
function bestOwn(book: Book, tokenId: SQL): SQL {
  return sql`
    select ${own}.* from ${orders} ${own}
    where ${competes(own, book)} and ${own.tokenId} = ${tokenId}
    order by ${bestFirst(own)} limit 1`
}

/** The best offer for any token of the collection. */
export function bestForAny(book: Book): SQL {
  // The index has them under no token; named here, it serves the order too.
  return sql`
    select ${own}.* from ${orders} ${own}
    where ${competes(own, book)} and ${own.tokenId} is null
    order by ${own.tokenId}, ${bestFirst(own)} limit 1`
}

/** The best order for a token; `forAny` selects the best offer for any. */
export function selectBest(book: Book, tokenId: SQL, forAny: SQL): SQL {
  if (book.side === 'listing') return bestOwn(book, tokenId)
  return sql`
    select * from ((${bestOwn(book, tokenId)}) union all (${forAny})) both_kinds
    order by rank, rank_amount, id limit 1`
}
