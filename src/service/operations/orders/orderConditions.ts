import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { orders } from '../../database/schema.js'

/** The orders table, or an alias of it. */
export type OrderColumns = { [name in OrderColumn]: AnyPgColumn }
type OrderColumn = keyof (typeof orders)['_']['columns']

/** A side of the book. */
export type Side = 'listing' | 'offer'

/** Time of the request, as a placeholder. */
export const at = sql`${sql.placeholder('now')}::timestamptz`

/** Lists of values that orders are filtered by; empty lists filter nothing. */
export type OrderLists = {
  [name in OrderFilterName]?: readonly string[] | null | undefined
}

/** Name of a condition on orders and of its list. */
export type OrderFilterName = keyof typeof orderFilters

const orderFilters = {
  marketplaces: (o: OrderColumns) =>
    sql`${o.marketplace} = any(${listed('marketplaces')})`,
  createdBy: (o: OrderColumns) => sql`${o.maker} = any(${listed('createdBy')})`,
  notCreatedBy: (o: OrderColumns) =>
    sql`${o.maker} <> all(${listed('notCreatedBy')})`,
  /** `currencies` if it has one item: an index has the orders of one, sorted. */
  currency: (o: OrderColumns) =>
    sql`${o.currencyAddress} = (${listed('currency')})[1]`,
  currencies: (o: OrderColumns) =>
    sql`${o.currencyAddress} = any(${listed('currencies')})`,
  notCurrencies: (o: OrderColumns) =>
    sql`${o.currencyAddress} <> all(${listed('notCurrencies')})`,
  statuses: (o: OrderColumns) =>
    sql`${statusSql(o, at)} = any(${listed('statuses')})`,
}

function listed(name: string): SQL {
  return sql`${sql.placeholder(name)}::text[]`
}

/** Returns the conditions for lists, and their values. */
export function getOrderFilters(lists: OrderLists) {
  const { currencies } = lists
  const isOne = currencies?.length === 1
  const asked = Object.entries({
    ...lists,
    ...(isOne ? { currency: currencies, currencies: undefined } : {}),
  }).flatMap(([name, list]) =>
    list?.length
      ? [[name as OrderFilterName, list.map((v) => v.toLowerCase())] as const]
      : [],
  )
  return {
    filters: asked.map(([name]) => name),
    values: Object.fromEntries(asked),
  }
}

/**
 * Selects orders on one side of the requested collection. Conditions of partial
 * indexes are part of the text, because a generic plan cannot rely on values.
 */
export function isOnSide(o: OrderColumns, side: Side): SQL {
  return sql`${o.chainId} = ${sql.placeholder('chainId')} and ${o.contractAddress} = ${sql.placeholder('contractAddress')} and ${o.side} = ${sql.raw(`'${side}'`)}`
}

/**
 * Selects orders that pass the filters. Without a filter of statuses, selects only
 * those that can be filled now.
 */
export function matchesFilters(
  o: OrderColumns,
  { filters = [], side }: { filters?: readonly OrderFilterName[]; side: Side },
): SQL {
  const fillable = sql`${o.status} = 'active' and ${o.validFrom} <= ${at} and ${o.validUntil} > ${at}`
  return sql.join(
    [
      isOnSide(o, side),
      ...(filters.includes('statuses') ? [] : [fillable]),
      ...filters.map((name) => orderFilters[name](o)),
    ],
    sql` and `,
  )
}

/** SQL for the status at a time; `statusAt` is the same in TypeScript. */
export function statusSql(o: OrderColumns, now: SQL): SQL {
  return sql`case
    when ${o.status} not in ('active', 'inactive') then ${o.status}
    when ${o.validUntil} <= ${now} then 'expired'
    when ${o.validFrom} > ${now} then 'inactive'
    else ${o.status}
  end`
}

/** Sorts the best order first, on either side. */
export function bestFirst(o: OrderColumns): SQL {
  return sql`${o.rank}, ${o.rankAmount}, ${o.id}`
}
