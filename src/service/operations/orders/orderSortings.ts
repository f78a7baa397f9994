import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { OrderColumns } from './orderConditions.js'

/** Sortable columns of orders. */
export const orderSortColumns = [
  'priceUSD',
  'priceAmount',
  'createdAt',
  'updatedAt',
  'validUntil',
] as const

/** Wire name of a sortable column of orders. */
export type OrderSortColumn = (typeof orderSortColumns)[number]

/** Returns the column of orders with a wire name. */
export function orderColumn(
  o: OrderColumns,
  name: OrderSortColumn,
): AnyPgColumn {
  if (name === 'priceUSD') return o.priceUsd
  return name === 'priceAmount' ? o.pricePerToken : o[name]
}
