import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { collectibles } from '../database/schema.js'
import type { OrderColumns } from './orderConditions.js'

/** What orders can be sorted by. */
export const orderSortColumns = [
  'priceUSD',
  'priceAmount',
  'createdAt',
  'updatedAt',
  'validUntil',
] as const

/** What collectibles can be sorted by: their best order, or themselves. */
export const collectibleSortColumns = [
  ...orderSortColumns,
  'tokenId',
  'name',
] as const

/** The name on the wire of what orders can be sorted by. */
export type OrderSortColumn = (typeof orderSortColumns)[number]

/** The name on the wire of what collectibles can be sorted by. */
export type CollectibleSortColumn = (typeof collectibleSortColumns)[number]

/** Whether it is the best order that a collectible is sorted by. */
export function isOrderColumn(
  name: CollectibleSortColumn,
): name is OrderSortColumn {
  return name !== 'tokenId' && name !== 'name'
}

/** The column of orders that a name stands for. */
export function orderColumn(
  o: OrderColumns,
  name: OrderSortColumn,
): AnyPgColumn {
  if (name === 'priceUSD') return o.priceUsd
  return name === 'priceAmount' ? o.pricePerToken : o[name]
}

/** The column that a name stands for, `best` being the best order. */
export function collectibleColumn(
  best: OrderColumns,
  name: CollectibleSortColumn,
): AnyPgColumn {
  return isOrderColumn(name) ? orderColumn(best, name) : collectibles[name]
}
