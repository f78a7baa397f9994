import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { collectibles } from '../../database/schema.js'
import type { OrderColumns } from '../orders/orderConditions.js'
import {
  type OrderSortColumn,
  orderColumn,
  orderSortColumns,
} from '../orders/orderSortings.js'

/**
 * Sortable columns of lists of collectibles: those of their best order and
 * their own.
 */
export const collectibleSortColumns = [
  ...orderSortColumns,
  'tokenId',
  'name',
] as const

/** Wire name of a sortable column of collectibles. */
export type CollectibleSortColumn = (typeof collectibleSortColumns)[number]

/** Whether a name is a column of the best order. */
export function isOrderColumn(
  name: CollectibleSortColumn,
): name is OrderSortColumn {
  return name !== 'tokenId' && name !== 'name'
}

/** Returns the column with a wire name; `best` is the best order. */
export function collectibleColumn(
  best: OrderColumns,
  name: CollectibleSortColumn,
): AnyPgColumn {
  return isOrderColumn(name) ? orderColumn(best, name) : collectibles[name]
}
