import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Order } from '../../../rpc/schemas.js'
import type { NetworkConfig } from '../../context.js'
import { collectibles, collections } from '../../database/schema.js'
import { Json } from '../json.js'
import {
  objectSql,
  stringSql,
  timeSql,
  unescapedSql,
  unitsSql,
  unquotedSql,
} from '../jsonSql.js'
import { at, type OrderColumns, statusSql } from './orderConditions.js'

/**
 * SQL that writes an order as JSON. The statement must join `collectibles`,
 * `collections` and `requestTable`, and get the values of `getRequestValues`. Map the column with
 * `toOrderJson`.
 */
export function orderJson(
  o: OrderColumns,
  { collectibleId }: { collectibleId: AnyPgColumn | SQL },
): SQL {
  const decimals = sql`(request.decimals ->> ${o.currencyAddress})::int`
  const quantityDecimals = sql`coalesce(
    case when ${o.tokenId} is not null then (${collectibles.metadata} ->> 'decimals')::int end,
    ${collections.decimals}, 0)`
  const status = statusSql(o, sql`request.now`)
  const available = sql`case when ${status} = 'active' then ${o.quantityAvailable} else 0 end`
  // JSON has neither NaN nor Infinity; in PostgreSQL, NaN is the largest number.
  const priceUsd = sql`case when ${o.priceUsd} < 'Infinity' then ${o.priceUsd} end`
  const fields: { [name in keyof Required<Order>]: SQL } = {
    id: unquotedSql(o.id),
    collectionId: unquotedSql(collections.id),
    collectibleId: unquotedSql(collectibleId),
    orderId: unescapedSql(o.orderHash),
    marketplace: stringSql(o.marketplace),
    source: stringSql(o.source),
    side: unescapedSql(o.side),
    status: unescapedSql(status),
    chainId: unquotedSql(o.chainId),
    originName: stringSql(o.marketplace),
    collectionContractAddress: unescapedSql(o.contractAddress),
    tokenId: unescapedSql(o.tokenId),
    createdBy: unescapedSql(o.maker),
    // Prices are for one token, in smallest units of the currency.
    priceAmount: unescapedSql(o.pricePerToken),
    priceAmountFormatted: unitsSql(o.pricePerToken, decimals),
    priceAmountNet: unescapedSql(o.priceNetPerToken),
    priceAmountNetFormatted: unitsSql(o.priceNetPerToken, decimals),
    priceCurrencyAddress: unescapedSql(o.currencyAddress),
    priceDecimals: unquotedSql(decimals),
    priceUSD: unquotedSql(priceUsd),
    priceUSDFormatted: unescapedSql(formatDollars(priceUsd)),
    quantityInitial: unescapedSql(o.quantityInitial),
    quantityInitialFormatted: unitsSql(o.quantityInitial, quantityDecimals),
    quantityRemaining: unescapedSql(o.quantityRemaining),
    quantityRemainingFormatted: unitsSql(o.quantityRemaining, quantityDecimals),
    quantityAvailable: unescapedSql(available),
    quantityAvailableFormatted: unitsSql(available, quantityDecimals),
    quantityDecimals: unquotedSql(quantityDecimals),
    feeBps: unquotedSql(o.feeBps),
    feeBreakdown: unquotedSql(o.feeBreakdown),
    validFrom: timeSql(o.validFrom),
    validUntil: timeSql(o.validUntil),
    blockNumber: unquotedSql(o.blockNumber),
    orderCreatedAt: timeSql(o.orderCreatedAt),
    orderUpdatedAt: timeSql(o.orderUpdatedAt),
    createdAt: timeSql(o.createdAt),
    updatedAt: timeSql(o.updatedAt),
    deletedAt: timeSql(o.deletedAt),
  }
  return objectSql(fields)
}

/** Wraps the text from `orderJson`. */
export function toOrderJson(text: string): Json<Order> {
  return new Json(text)
}

/** Values of the request that `orderJson` uses, as a table of one row. */
export const requestTable = sql`(
  select ${sql.placeholder('decimals')}::jsonb as decimals, ${at} as now
) request`

/** Returns the values of the placeholders in `requestTable`. */
export function getRequestValues(
  network: NetworkConfig,
  /** Unix milliseconds. */
  now: number,
) {
  return {
    decimals: getDecimalsJson(network),
    now: new Date(now).toISOString(),
  }
}

const decimalsByNetwork = new WeakMap<NetworkConfig, string>()

/** Returns the decimals of a network's currencies by address, as JSON. */
function getDecimalsJson(network: NetworkConfig): string {
  const known = decimalsByNetwork.get(network)
  if (known) return known
  const json = JSON.stringify(
    Object.fromEntries(
      network.currencies.map(({ address, decimals }) => [
        address.toLowerCase(),
        decimals,
      ]),
    ),
  )
  decimalsByNetwork.set(network, json)
  return json
}

/** SQL for dollars with two decimals, or with two significant digits below a cent. */
function formatDollars(price: SQL): SQL {
  // Through text: a direct cast keeps only 15 digits.
  return sql`round((${price})::text::numeric, case
    when ${price} > 0 and ${price} < 0.01 then least(1 - floor(log(${price})), 20)::int
    else 2
  end)`
}
