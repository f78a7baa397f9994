import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { ServiceError } from '../serviceErrors.js'
import { bestFirst, type OrderColumns } from './orders/orderConditions.js'

/** The last item of a page; the next page starts after it. */
export type PageCursor = {
  /** Token id of a collectible; undefined in lists of orders. */
  tokenId: string | undefined
  /** Id of its order; undefined if it has none. */
  orderId: number | undefined
  /** Whether the order is for this token, and not an offer for any token. */
  isOwn: boolean
}

/** The order of the cursor, which the statement selects with `selectCursor`. */
export const cursor = alias(orders, 'cursor')

/** Token id of the cursor. */
export const cursorTokenId = sql`${sql.placeholder('cursorTokenId')}::numeric`

/** Selects the order of the cursor. */
export const selectCursor = sql`
  select * from ${orders} ${cursor}
  where ${cursor.chainId} = ${sql.placeholder('chainId')}
    and ${cursor.id} = ${sql.placeholder('cursorOrderId')}::bigint`

/** Writes a cursor; clients send it back as it is. */
export function writeCursor({ isOwn, orderId, tokenId }: PageCursor): string {
  const token = tokenId === undefined ? '' : `t${tokenId}`
  return orderId === undefined
    ? token
    : `${token}${isOwn ? 'o' : 'a'}${orderId}`
}

/**
 * Parses the cursor of a request, and checks that its order still exists: a reorg
 * removes orders.
 *
 * @throws ServiceError if the list has not answered with this cursor.
 */
export async function readCursor(
  db: Db,
  { after, chainId }: { after: string | null | undefined; chainId: number },
): Promise<PageCursor | undefined> {
  if (after === null || after === undefined) return undefined
  const [found, tokenId, kind, id] =
    /^(?:t(\d{1,78}))?(?:([ao])(\d{1,15}))?$/.exec(after) ?? []
  const orderId = id === undefined ? undefined : Number(id)
  const isKnown = found && (!orderId || (await hasOrder(db, chainId, orderId)))
  if (!isKnown)
    throw new ServiceError(
      'InvalidArgument',
      'The list has no such item any more, or never had it. Start again with the first page.',
      { field: 'page.after' },
    )
  return { isOwn: kind === 'o', orderId, tokenId }
}

async function hasOrder(db: Db, chainId: number, orderId: number) {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.chainId, chainId), eq(orders.id, orderId)))
  return found.length > 0
}

/** Values of the cursor's placeholders. */
export function getCursorValues(cursor: PageCursor | undefined) {
  return {
    cursorTokenId: cursor?.tokenId,
    cursorOrderId: cursor?.orderId,
  }
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
  return sql`(select ${column} from ${cursor})`
}

/** The ordering by `bestFirst`, as one row. */
export function orderTerm(o: OrderColumns): CursorTerm {
  const { id, rank, rankAmount } = cursor
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
