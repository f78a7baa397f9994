import { and, eq, gt, inArray, lte, notInArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import type { orders } from '../database/schema.js'
import type { SortColumns } from './paging.js'

/** The orders table, or an alias of it. */
export type OrderColumns = { [name in OrderColumn]: AnyPgColumn }
type OrderColumn = keyof (typeof orders)['_']['columns']

/** Which orders count. */
export type OrderCriteria = {
  chainId: number
  contractAddress: Address
  side: 'listing' | 'offer'
  /** Milliseconds since 1970. */
  now: number
  marketplaces?: readonly string[] | null | undefined
  createdBy?: readonly Address[] | null | undefined
  notCreatedBy?: readonly Address[] | null | undefined
  currencies?: readonly Address[] | null | undefined
  notCurrencies?: readonly Address[] | null | undefined
}

/** Orders of a collection that can be filled now and meet the criteria. */
export function fillable(o: OrderColumns, criteria: OrderCriteria) {
  const now = new Date(criteria.now)
  return and(
    eq(o.chainId, criteria.chainId),
    eq(o.contractAddress, criteria.contractAddress),
    eq(o.side, criteria.side),
    eq(o.status, 'active'),
    lte(o.validFrom, now),
    gt(o.validUntil, now),
    among(o.marketplace, criteria.marketplaces),
    among(o.maker, criteria.createdBy),
    notAmong(o.maker, criteria.notCreatedBy),
    among(o.currencyAddress, criteria.currencies),
    notAmong(o.currencyAddress, criteria.notCurrencies),
  )
}

/** The best order first, on either side. */
export function bestFirst(o: OrderColumns) {
  return [o.rank, o.rankAmount, o.id] as const
}

/** What orders can be sorted by. */
export function orderSortColumns(o: OrderColumns): SortColumns {
  return {
    priceUSD: o.priceUsd,
    priceAmount: o.pricePerToken,
    createdAt: o.createdAt,
    updatedAt: o.updatedAt,
    validUntil: o.validUntil,
  }
}

/** An empty list asks for nothing. */
export function among(
  column: AnyPgColumn,
  values: readonly string[] | null | undefined,
): SQL | undefined {
  return values?.length ? inArray(column, [...values]) : undefined
}

function notAmong(
  column: AnyPgColumn,
  values: readonly string[] | null | undefined,
): SQL | undefined {
  return values?.length ? notInArray(column, [...values]) : undefined
}
