import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** Hundredths of a per cent in whole ones, where there is at least one. */
export function roughly(bps: number): number {
  return bps < 100 ? bps : Math.floor(bps / 100) * 100
}

/** What a seller is asked about before the wallet is. */
export type PriceConcern =
  | 'farBelowFloor'
  | 'belowOffer'
  | 'notCompared'
  | 'marketUnknown'
  | 'alreadyListed'

/** Hundredths of a per cent below the floor from which on it is a question. */
const far = 2_000

/**
 * How far a price is below the floor, and what about it may be a mistake. An
 * order in another currency is compared by dollars, where an order in the
 * currency of the price tells what that is worth; a price that cannot be
 * compared with anything is asked about, and so is one beside a market that
 * could not be read.
 */
export function priceConcerns(
  price: priceConcerns.Price,
  market: priceConcerns.Market,
): priceConcerns.ReturnType {
  const amount = BigInt(price.pricePerToken)
  const currency = price.currencyAddress.toLowerCase()
  const known = [market.rate, market.floor, market.offer, ...market.own]
  const rate = known
    .filter(isThere)
    .find((order) => order.priceUSD && isIn(currency, order))
  const amountOf = (order: Order | undefined) =>
    order && amountIn(currency, order, rate)
  const [floor, offer] = [amountOf(market.floor), amountOf(market.offer)]
  const belowFloorBps =
    floor !== undefined && amount < floor
      ? Number(((floor - amount) * 10_000n) / floor)
      : 0
  const concerns: PriceConcern[] = []
  if (belowFloorBps >= far) concerns.push('farBelowFloor')
  if (offer !== undefined && amount < offer) concerns.push('belowOffer')
  const isComparable = floor !== undefined || offer !== undefined
  if (!isComparable && (market.floor || market.offer))
    concerns.push('notCompared')
  if (market.status === 'unknown') concerns.push('marketUnknown')
  if (market.own.length > 0) concerns.push('alreadyListed')
  return { belowFloorBps, concerns }
}

/** What an order asks for in a currency that another order is in. */
function amountIn(
  currency: string,
  order: Order,
  rate: Order | undefined,
): bigint | undefined {
  if (isIn(currency, order)) return getUnitPrice(order)
  if (!rate?.priceUSD || !order.priceUSD) return undefined
  const amount =
    (getUnitPrice(rate) * millionths(order.priceUSD)) /
    millionths(rate.priceUSD)
  // Dollars are rounded: what is about the same is no reason to ask.
  return amount - amount / 100n
}

function millionths(dollars: number): bigint {
  return BigInt(Math.max(1, Math.round(dollars * 1e6)))
}

function isIn(currency: string, { priceCurrencyAddress }: Order): boolean {
  return priceCurrencyAddress.toLowerCase() === currency
}

function isThere(order: Order | undefined): order is Order {
  return order !== undefined
}

export declare namespace priceConcerns {
  type Price = {
    /** What it is counted in. */
    currencyAddress: string
    /** The price of one, in the smallest unit of the currency. */
    pricePerToken: string
  }
  type Market = {
    /** The cheapest listing of others. */
    floor?: Order | undefined
    /** The best offer. */
    offer?: Order | undefined
    /** Listings of the seller that would stand beside the new one. */
    own: readonly Order[]
    /** Any order in the currency of the price. */
    rate?: Order | undefined
    /** Whether all of it could be read. @default 'read' */
    status?: 'reading' | 'read' | 'unknown' | undefined
  }
  type ReturnType = {
    /** Hundredths of a per cent; 0 where it is not below. */
    belowFloorBps: number
    /** What to ask about, the gravest first. */
    concerns: readonly PriceConcern[]
  }
}
