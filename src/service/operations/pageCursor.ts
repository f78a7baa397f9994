import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import { collectibles, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { ServiceError } from '../serviceErrors.js'
import {
  bestFirst,
  isOnSide,
  type OrderColumns,
  type Side,
} from './orders/orderConditions.js'

/** The last item of a page; the next page starts after it. */
export type PageCursor = {
  /** Token id of a collectible; undefined in lists of orders. */
  tokenId: string | undefined
  /** Id of its order; undefined if it has none. */
  orderId: number | undefined
  /** Whether the order is an offer for any token. */
  isForAny: boolean
}

/** The order of the cursor, which the statement selects with `selectCursorOrder`. */
export const cursorOrder = alias(orders, 'cursor_order')

/** Token id of the cursor. */
export const cursorTokenId = sql`${sql.placeholder('cursorTokenId')}::numeric`

/** Selects the order of the cursor. */
export function selectCursorOrder(side: Side): SQL {
  return sql`
    select * from ${orders} ${cursorOrder}
    where ${isOnSide(cursorOrder, side)}
      and ${cursorOrder.id} = ${sql.placeholder('cursorOrderId')}::bigint`
}

/** Values of the cursor's placeholders. */
export function getCursorValues(cursor: PageCursor | undefined) {
  return {
    cursorTokenId: cursor?.tokenId,
    cursorOrderId: cursor?.orderId,
  }
}

/** Writes a cursor; clients send it back as it is. */
export function writeCursor({
  isForAny,
  orderId,
  tokenId,
}: PageCursor): string {
  const token = tokenId === undefined ? '' : `t${tokenId}`
  return orderId === undefined
    ? token
    : `${token}${isForAny ? 'a' : 'o'}${orderId}`
}

/** The list that a cursor is for. */
type List = {
  chainId: number
  contractAddress: Address
  side: Side
  /** Whether it has collectibles instead of orders. */
  hasCollectibles: boolean
}

/**
 * Finds the item that `page.after` names.
 *
 * @throws ServiceError if the list cannot have answered with this cursor.
 */
export async function findCursor(
  db: Db,
  after: string | undefined,
  list: List,
): Promise<PageCursor | undefined> {
  if (after === undefined) return undefined
  const [, tokenId, kind, id] =
    /^(?:t(\d{1,78}))?(?:([ao])(\d{1,15}))?$/.exec(after) ?? []
  const cursor = {
    tokenId,
    orderId: id === undefined ? undefined : Number(id),
    isForAny: kind === 'a',
  }
  const isKnown = list.hasCollectibles
    ? (await hasCollectible(db, cursor, list)) &&
      (id === undefined || (await hasOrder(db, cursor, list)))
    : tokenId === undefined && (await hasOrder(db, cursor, list))
  if (isKnown) return cursor
  throw new ServiceError(
    'InvalidArgument',
    'The cursor is not valid for this list. Request the first page again.',
    { field: 'page.after' },
  )
}

async function hasCollectible(
  db: Db,
  { tokenId }: PageCursor,
  { chainId, contractAddress }: List,
): Promise<boolean> {
  if (tokenId === undefined) return false
  const where = and(
    eq(collectibles.chainId, chainId),
    eq(collectibles.contractAddress, contractAddress),
    eq(collectibles.tokenId, BigInt(tokenId)),
  )
  return (await db.$count(collectibles, where)) > 0
}

async function hasOrder(
  db: Db,
  { isForAny, orderId, tokenId }: PageCursor,
  { chainId, contractAddress, side }: List,
): Promise<boolean> {
  if (orderId === undefined) return false
  const isForIt =
    tokenId === undefined ? undefined : eq(orders.tokenId, BigInt(tokenId))
  const where = and(
    eq(orders.chainId, chainId),
    eq(orders.id, orderId),
    eq(orders.contractAddress, contractAddress),
    eq(orders.side, side),
    isForAny ? isNull(orders.tokenId) : isForIt,
  )
  return (await db.$count(orders, where)) > 0
}

/** A part of an ordering: a column, or a row of columns that are never null. */
export type CursorTerm = {
  column: SQL
  /** Its value at the cursor. */
  value: SQL
  isDescending: boolean
  /** Whether it may be null, which comes last. */
  isNullable: boolean
}

/** Returns a column of the cursor's order; null if it has no order. */
export function atCursor(column: AnyPgColumn): SQL {
  return sql`(select ${column} from ${cursorOrder})`
}

/** The ordering by `bestFirst`, as one row. */
export function orderTerm(o: OrderColumns): CursorTerm {
  const { id, rank, rankAmount } = cursorOrder
  return {
    column: sql`(${bestFirst(o)})`,
    value: sql`(${atCursor(rank)}, ${atCursor(rankAmount)}, ${atCursor(id)})`,
    isDescending: false,
    isNullable: false,
  }
}

/** Selects the rows that come after the cursor in an ordering. */
export function comesAfter([term, ...rest]: CursorTerm[]): SQL {
  if (!term) return sql`false`
  const { column, isDescending, isNullable, value } = term
  const sign = sql.raw(isDescending ? '<' : '>')
  if (isNullable)
    return sql`(${column} ${sign} ${value}
      or (${column} is null and ${value} is not null)
      or (${column} is not distinct from ${value} and ${comesAfter(rest)}))`
  // The first condition is for the range of an index.
  return rest.length === 0
    ? sql`${column} ${sign} ${value}`
    : sql`(${column} ${sign}= ${value}
      and (${column} ${sign} ${value} or ${comesAfter(rest)}))`
}
