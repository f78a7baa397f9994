import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { collectibles } from '../../database/schema.js'
import type { OrderColumns } from '../orders/orderConditions.js'
import { orderColumn } from '../orders/orderSortings.js'
import {
  atCursor,
  type CursorTerm,
  comesAfter,
  cursorOrder,
  cursorTokenId,
  orderTerm,
} from '../pageCursor.js'
import type { Sorting } from '../paging.js'
import { collectiblesWhere } from './collectibleConditions.js'
import {
  type CollectibleSortColumn,
  collectibleColumn,
  isOrderColumn,
} from './collectibleSortings.js'

type Sortings = Sorting<CollectibleSortColumn>[]

const item = alias(collectibles, 'cursor_item')

/**
 * Returns conditions for the orders that come after the order of the cursor. All
 * orders of the first come before those of the second, and each is one range of an
 * index.
 */
export function getRangesAfter(best: OrderColumns, sort: Sortings): SQL[] {
  const [first] = sort
  const isAfter = comesAfter([
    ...sort.map((by) => sortTerm(best, by, by.column === 'priceUSD')),
    orderTerm(best),
  ])
  if (first?.column !== 'priceUSD') return [isAfter]
  const { column, isDescending, value } = sortTerm(best, first, true)
  const sign = sql.raw(isDescending ? '<=' : '>=')
  return [
    sql`${column} ${sign} ${value} and ${isAfter}`,
    sql`${column} is null and ${isAfter}`,
  ]
}

/** Selects the collectibles after the cursor, with or without an order. */
export function isAfterCursor(best: OrderColumns, sort: Sortings): SQL {
  const [first, ...more] = sort
  const byToken = {
    column: sql`${collectibles.tokenId}`,
    value: cursorTokenId,
    isDescending: false,
    isNullable: false,
  }
  const ties =
    first && !more.length && !isOrderColumn(first.column)
      ? [{ ...byToken, isDescending: first.isDescending }]
      : [{ ...orderTerm(best), isNullable: true }, byToken]
  return comesAfter([
    ...sort.map((by) => sortTerm(best, by, isOrderColumn(by.column))),
    ...ties,
  ])
}

function sortTerm(
  best: OrderColumns,
  { column, isDescending }: Sortings[number],
  isNullable: boolean,
): CursorTerm {
  return {
    column: sql`${collectibleColumn(best, column)}`,
    value: itemAtCursor(column),
    isDescending,
    isNullable,
  }
}

/** Returns the value of a column for the collectible of the cursor. */
export function itemAtCursor(column: CollectibleSortColumn): SQL {
  if (isOrderColumn(column)) return atCursor(orderColumn(cursorOrder, column))
  return column === 'tokenId'
    ? cursorTokenId
    : sql`(
      select ${item.name} from ${collectibles} ${item}
      where ${collectiblesWhere(item)} and ${item.tokenId} = ${cursorTokenId})`
}
