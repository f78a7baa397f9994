import type { Order } from '../rpc/schemas.js'
import { getWholeToken } from './quantity.js'

type Currency = Pick<Order, 'chainId' | 'priceCurrencyAddress'>

type Priced = Pick<Order, 'priceAmount' | 'quantityDecimals'>

/**
 * Price of one whole token, fees included, in the smallest unit of the order's
 * currency. `priceAmount` is the price of one base unit; see `getQuantityDecimals`.
 */
export function getUnitPrice(order: Priced): bigint {
  return BigInt(order.priceAmount) * getWholeToken(order)
}

/** Price of one whole token in US dollars; undefined if no rate is known. */
export function getUnitDollars(
  order: Pick<Order, 'priceUSD' | 'quantityDecimals'>,
): number | undefined {
  return order.priceUSD
    ? order.priceUSD * Number(getWholeToken(order))
    : undefined
}

/**
 * Price times quantity, summed, in the smallest unit of the currency. All
 * items must be in one currency. Fees on top are not included.
 */
export function getTotalPrice(
  items: readonly {
    order: Pick<Order, 'priceAmount'>
    /** How many base units, as a decimal number. @default '1' */
    quantity?: string | undefined
  }[],
): bigint {
  return items.reduce(
    (sum, { order, quantity = '1' }) =>
      sum + BigInt(order.priceAmount) * BigInt(quantity),
    0n,
  )
}

/** Returns the sum of additional fees, in smallest units. */
export function sumFees(
  fees: readonly { readonly amount: string }[] = [],
): bigint {
  return fees.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

/** Whether two orders are paid in the same currency of the same chain. */
export function isSameCurrency(a: Currency, b: Currency): boolean {
  return (
    a.chainId === b.chainId &&
    a.priceCurrencyAddress.toLowerCase() ===
      b.priceCurrencyAddress.toLowerCase()
  )
}

/** Orders by unit price, the cheapest first. The orders must be in one currency. */
export function compareUnitPrices(a: Priced, b: Priced): -1 | 0 | 1 {
  const difference = getUnitPrice(a) - getUnitPrice(b)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/**
 * The order with the lowest unit price, the first one of equals. The orders must
 * be in one currency.
 */
export function findCheapest<order extends Priced>(
  orders: readonly order[],
): order | undefined {
  return orders.reduce<order | undefined>(
    (cheapest, order) =>
      cheapest && compareUnitPrices(cheapest, order) <= 0 ? cheapest : order,
    undefined,
  )
}
