import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { collectibles, orders } from '../../database/schema.js'
import { bestFirst, type OrderColumns } from '../orders/orderConditions.js'
import { cursorOrder, cursorTokenId, selectCursorOrder } from '../pageCursor.js'
import { type Sorting, sortBy } from '../paging.js'
import { getRangesAfter, isAfterCursor, itemAtCursor } from './afterCursor.js'
import {
  areMarksCurrent,
  type Book,
  bestForAny,
  competes,
  isBest,
  selectBest,
} from './bestOrders.js'
import {
  type Condition,
  collectiblesWhere,
  isMet,
} from './collectibleConditions.js'
import {
  type CollectibleSortColumn,
  collectibleColumn,
  isOrderColumn,
} from './collectibleSortings.js'

/** Everything that the text of a page's statement depends on. */
export type PageShape = {
  /**
   * The best order of the collectible that the page starts after: its own, an offer
   * for any token, or none; undefined for the first pages.
   */
  after: 'own' | 'any' | 'none' | undefined
  book: Book
  conditions: Pick<Condition, 'kind'>[]
  /** Whether to include collectibles without an order. */
  includeEmpty: boolean
  /** Whether only the few collectibles in the parameter `tokens` are listed. */
  isNarrowed: boolean
  /** Upper limit for the end of the page. */
  reach: number
  sort: Sorting<CollectibleSortColumn>[]
}

const best = alias(orders, 'best')
/** The best offer for any token, which competes at every collectible. */
const forAny = alias(orders, 'for_any')
const forAnyOther = alias(orders, 'for_any_other')

/**
 * Selects the token ids of a page in order, each with the ids of its best order
 * and of the best order of the other side. The other side needs no marks: it is
 * one index lookup per row. If marks are behind the clock, returns one row
 * without a token id instead.
 */
export function collectiblesPage(shape: PageShape): SQL {
  const { book } = shape
  const other: Book = {
    side: book.side === 'listing' ? 'offer' : 'listing',
    isKept: false,
    filters: [],
  }
  return sql`
    with marks as materialized (
        select ${book.isKept ? areMarksCurrent(book.side) : sql`true`} as are_current
      ),
      ${forAny} as materialized (${bestForAny(book)}),
      ${forAnyOther} as materialized (${bestForAny(other)})
      ${shape.after ? sql`, ${cursorOrder} as materialized (${selectLastOrder(shape)})` : sql``}
    select page.token_id, page.order_id, other.id as other_id, page.place
    from (
      select token_id, order_id, row_number() over () as place
      from (
        select * from (${isWalk(shape) ? walk(shape) : search(shape)}) everything
        where (select are_current from marks)
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
      ) rows
    ) page left join lateral (
      ${selectBest(other, sql`page.token_id`, sql`select * from ${forAnyOther}`)}
    ) other on true
    union all select null, null, null, null from marks where not are_current`
}

/**
 * Selects the order of the cursor. An offer for any token may have ended or been
 * outbid since: the better of both continues the list without a gap.
 */
function selectLastOrder({ after, book }: PageShape): SQL {
  return after === 'any'
    ? sql`
      select * from ((${selectCursorOrder(book.side)}) union all (select * from ${forAny})) either_one
      order by rank, rank_amount, id limit 1`
    : selectCursorOrder(book.side)
}

/**
 * Whether an index has the orders in the requested order. Without marks there
 * is one index, for the default order. Few rows are sorted faster than an index
 * is read, and collectibles without an order are in no index of orders.
 */
function isWalk({
  book,
  includeEmpty,
  isNarrowed,
  sort: [first, ...more],
}: PageShape): boolean {
  if (isNarrowed) return false
  if (!first) return true
  if (!book.isKept || !isOrderColumn(first.column)) return false
  return more.length === 0 || (book.side === 'listing' && !includeEmpty)
}

/**
 * Selects the collectibles with an order of their own first, in the order of an
 * index, then the others by token id. If an offer for any token competes, it is
 * the best order of all the others, so its place in the order is theirs.
 */
function walk(shape: PageShape): SQL {
  const { after, book, includeEmpty, sort } = shape
  const isAfterEmpty = after === 'none'
  if (book.side === 'listing')
    return unionAll([
      ...(isAfterEmpty ? [] : withOwn(shape)),
      ...(includeEmpty || isAfterEmpty ? [others(shape)] : []),
    ])
  const [by] = sort
  if (!by)
    return unionAll([
      ...(isAfterEmpty ? [] : withOwn(shape, beats(best))),
      others(shape),
    ])
  const isBefore = comesBeforeAnyTokenOffer(
    sql`${collectibleColumn(best, by.column)}`,
    by,
  )
  return unionAll([
    ...(isAfterEmpty ? [] : withOwn(shape, beats(best), isBefore)),
    others(
      shape,
      ...(after === 'own'
        ? [comesBeforeAnyTokenOffer(itemAtCursor(by.column), by)]
        : []),
    ),
    ...withOwn(shape, beats(best), sql`not ${isBefore}`),
  ])
}

function unionAll(parts: SQL[]): SQL {
  return sql.join(parts, sql` union all `)
}

/** Returns statements for the collectibles with an order of their own, in order. */
function withOwn(shape: PageShape, ...where: SQL[]): SQL[] {
  const { after, sort } = shape
  return after === 'own' || after === 'any'
    ? getRangesAfter(best, sort).map((range) => own(shape, [...where, range]))
    : [own(shape, where)]
}

function own({ book, conditions, reach, sort }: PageShape, where: SQL[]): SQL {
  const by = sort.map(({ column, isDescending }) =>
    // Without unknown values the clause is left out, because no index has it.
    sortBy(collectibleColumn(best, column), {
      isDescending,
      isNullable: column === 'priceUSD',
    }),
  )
  const all = [
    isBest(best, book),
    collectiblesWhere(collectibles),
    ...isMet(conditions, best.tokenId),
    ...where,
  ]
  return sql`(
    select ${best.tokenId} as token_id, ${best.id} as order_id
    from ${orders} ${best} join ${collectibles} on ${collectibles.tokenId} = ${best.tokenId}
    where ${sql.join(all, sql` and `)}
    order by ${sql.join([...by, bestFirst(best)], sql`, `)}
    limit ${sql.raw(String(reach))}
  )`
}

const ownOrder = alias(orders, 'own_order')

function others(
  { after, book, conditions, includeEmpty, reach }: PageShape,
  ...where: SQL[]
): SQL {
  const hasBetter = sql`exists (
    select from ${orders} ${ownOrder}
    where ${competes(ownOrder, book)} and ${ownOrder.tokenId} = ${collectibles.tokenId}
    ${book.side === 'offer' ? sql`and ${beats(ownOrder)}` : sql``}
  )`
  const all = [
    collectiblesWhere(collectibles),
    ...isMet(conditions, collectibles.tokenId),
    sql`not ${hasBetter}`,
    ...(after === 'any' || after === 'none'
      ? [sql`${collectibles.tokenId} > ${cursorTokenId}`]
      : []),
    ...where,
    ...(includeEmpty ? [] : [sql`exists (select from ${forAny})`]),
  ]
  return sql`(
    select ${collectibles.tokenId} as token_id, (select ${forAny.id} from ${forAny}) as order_id
    from ${collectibles}
    where ${sql.join(all, sql` and `)}
    order by ${collectibles.tokenId}
    limit ${sql.raw(String(reach))}
  )`
}

/** Selects orders better than the offer for any token; all if there is none. */
function beats(o: OrderColumns): SQL {
  const orLast = (column: AnyPgColumn, last: string) =>
    sql`coalesce((select ${column} from ${forAny}), ${sql.raw(last)})`
  return sql`(${bestFirst(o)}) < (${orLast(forAny.rank, `'NaN'`)}, ${orLast(forAny.rankAmount, `'NaN'`)}, ${orLast(forAny.id, '0')})`
}

/** Whether a value sorts before the value of the offer for any token. */
function comesBeforeAnyTokenOffer(
  value: SQL,
  { column, isDescending }: Sorting<CollectibleSortColumn>,
): SQL {
  const theirs = sql`(select ${collectibleColumn(forAny, column)} from ${forAny})`
  const sign = sql.raw(isDescending ? '>=' : '<=')
  // Missing values come last, so nothing comes after an offer without one.
  return sql`coalesce(${value} ${sign} ${theirs}, ${theirs} is null)`
}

/** Looks up the best order of each collectible, and sorts them all. */
function search(shape: PageShape): SQL {
  const { after, book, conditions, includeEmpty, isNarrowed, reach, sort } =
    shape
  const tokenId = sql`${collectibles.tokenId}`
  const all = [
    collectiblesWhere(collectibles),
    ...isMet(conditions, collectibles.tokenId),
    ...(isNarrowed
      ? // A text, so that no client parses it as a list; as rows, so that the planner does not compare every collectible with every item of the list.
        [
          sql`${tokenId} in (select unnest(${sql.placeholder('tokens')}::text::numeric[]))`,
        ]
      : []),
    ...(includeEmpty ? [] : [sql`${best.id} is not null`]),
    ...(after ? [isAfterCursor(best, sort)] : []),
  ]
  return sql`(
    select ${tokenId}, ${best.id} as order_id
    from ${collectibles} left join lateral (
      ${selectBest(book, tokenId, sql`select * from ${forAny}`)}
    ) ${best} on true
    where ${sql.join(all, sql` and `)}
    order by ${ordering(sort)}
    limit ${sql.raw(String(reach))}
  )`
}

/** Breaks ties, so that pages neither repeat nor lose rows. */
function ordering(sort: PageShape['sort']): SQL {
  const by = sort.map(({ column, isDescending }) =>
    sortBy(collectibleColumn(best, column), {
      isDescending,
      isNullable: isOrderColumn(column),
    }),
  )
  const [first, ...more] = sort
  // The expression of the index on names.
  const ties =
    first && !more.length && !isOrderColumn(first.column)
      ? [sortBy(collectibles.tokenId, first)]
      : [bestFirst(best), sql`${collectibles.tokenId}`]
  return sql.join([...by, ...ties], sql`, `)
}
