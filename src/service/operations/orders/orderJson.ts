import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Order } from '../../../rpc/schemas.js'
import type { NetworkConfig } from '../../context.js'
import { collections } from '../../database/schema.js'
import { Json } from '../json.js'
import {
  objectSql,
  plainSql,
  quotedSql,
  textSql,
  timeSql,
  unitsSql,
} from '../jsonSql.js'
import { at, type OrderColumns } from './orderConditions.js'

/**
 * SQL that writes an order as JSON; null if there is none. `collections` has the row of
 * its collection, if that is known. Needs the values of `orderJsonValues`.
 *
 * PostgreSQL writes it, because reading forty cells of each order and writing them again
 * took most of the time of a page (decision 27).
 */
export function orderJson(
  o: OrderColumns,
  { collectibleId }: { collectibleId: AnyPgColumn | SQL },
): SQL<Json<Order> | null> {
  const decimals = sql`(asked.decimals ->> ${o.currencyAddress})::int`
  const quantityDecimals = sql`coalesce(${collections.decimals}, 0)`
  const status = statusNow(o)
  const available = sql`case when ${status} = 'active' then ${o.quantityAvailable} else 0 end`
  const fields: { [name in keyof Required<Order>]: SQL } = {
    id: plainSql(o.id),
    collectionId: plainSql(collections.id),
    collectibleId: plainSql(collectibleId),
    orderId: quotedSql(o.orderHash),
    marketplace: textSql(o.marketplace),
    source: textSql(o.source),
    side: quotedSql(o.side),
    status: quotedSql(status),
    chainId: plainSql(o.chainId),
    originName: textSql(o.marketplace),
    collectionContractAddress: quotedSql(o.contractAddress),
    tokenId: quotedSql(o.tokenId),
    createdBy: quotedSql(o.maker),
    // Prices are for one token, in smallest units of the currency.
    priceAmount: quotedSql(o.pricePerToken),
    priceAmountFormatted: unitsSql(o.pricePerToken, decimals),
    priceAmountNet: quotedSql(o.priceNetPerToken),
    priceAmountNetFormatted: unitsSql(o.priceNetPerToken, decimals),
    priceCurrencyAddress: quotedSql(o.currencyAddress),
    priceDecimals: plainSql(decimals),
    priceUSD: plainSql(o.priceUsd),
    priceUSDFormatted: quotedSql(dollars(o.priceUsd)),
    quantityInitial: quotedSql(o.quantityInitial),
    quantityInitialFormatted: unitsSql(o.quantityInitial, quantityDecimals),
    quantityRemaining: quotedSql(o.quantityRemaining),
    quantityRemainingFormatted: unitsSql(o.quantityRemaining, quantityDecimals),
    quantityAvailable: quotedSql(available),
    quantityAvailableFormatted: unitsSql(available, quantityDecimals),
    quantityDecimals: plainSql(quantityDecimals),
    feeBps: plainSql(o.feeBps),
    feeBreakdown: plainSql(o.feeBreakdown),
    validFrom: timeSql(o.validFrom),
    validUntil: timeSql(o.validUntil),
    blockNumber: plainSql(o.blockNumber),
    orderCreatedAt: timeSql(o.orderCreatedAt),
    orderUpdatedAt: timeSql(o.orderUpdatedAt),
    createdAt: timeSql(o.createdAt),
    updatedAt: timeSql(o.updatedAt),
    deletedAt: timeSql(o.deletedAt),
  }
  const json = sql`case when ${o.id} is not null then ${objectSql(fields)} end`
  return json.mapWith((text: string) => new Json<Order>(text))
}

/** Values of the request for `orderJson`, to join. */
export const asked = sql`(
  select ${sql.placeholder('decimals')}::jsonb as decimals, ${at} as now
) asked`

/** Returns the values of the placeholders in `asked`. */
export function orderJsonValues(
  { currencies }: NetworkConfig,
  /** Unix milliseconds. */
  now: number,
) {
  const decimals = currencies.map((currency) => [
    currency.address.toLowerCase(),
    currency.decimals,
  ])
  return {
    decimals: JSON.stringify(Object.fromEntries(decimals)),
    now: new Date(now).toISOString(),
  }
}

/** SQL for the status now, as `statusAt` has it. */
function statusNow(o: OrderColumns): SQL {
  return sql`case
    when ${o.status} not in ('active', 'inactive') then ${o.status}
    when ${o.validUntil} <= asked.now then 'expired'
    when ${o.validFrom} > asked.now then 'inactive'
    else ${o.status}
  end`
}

/** SQL for dollars with two decimals, or with two significant digits below a cent. */
function dollars(price: AnyPgColumn): SQL {
  return sql`round(${price}::numeric, case
    when ${price} > 0 and ${price} < 0.01 then least(1 - floor(log(${price})), 20)::int
    else 2
  end)`
}
