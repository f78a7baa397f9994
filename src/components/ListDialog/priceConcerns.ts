import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** Rounds hundredths of a per cent down to whole per cents, from 1% on. */
export function roughly(bps: number): number {
  return bps < 100 ? bps : Math.floor(bps / 100) * 100
}

/** Why a price may be a mistake. */
export type PriceConcern =
  | 'farBelowFloor'
  | 'belowOffer'
  | 'notCompared'
  | 'marketUnknown'
  | 'alreadyListed'

/** In hundredths of a per cent. */
const far = 2_000

/**
 * Returns how far a price is below the floor, and why it may be a mistake.
 * Orders in other currencies are compared by US dollars, if an order in the
 * price's currency has a rate. A price that can't be compared is a concern.
 */
export function priceConcerns(
  price: priceConcerns.Price,
  market: priceConcerns.Market,
): priceConcerns.ReturnType {
  const amount = BigInt(price.pricePerToken)
  const currency = price.currencyAddress.toLowerCase()
  const known = [market.rate, market.floor, market.offer, ...market.own]
  const rate = known.find((order) => order?.priceUSD && isIn(currency, order))
  const toAmount = (order: Order | undefined) =>
    order && convert(currency, order, rate)
  const [floor, offer] = [toAmount(market.floor), toAmount(market.offer)]
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

/** Converts the unit price of an order to another currency. */
function convert(
  currency: string,
  order: Order,
  rate: Order | undefined,
): bigint | undefined {
  if (isIn(currency, order)) return getUnitPrice(order)
  if (!rate?.priceUSD || !order.priceUSD) return undefined
  const amount =
    (getUnitPrice(rate) * millionths(order.priceUSD)) /
    millionths(rate.priceUSD)
  // Dollars are rounded, so about the same price is no concern.
  return amount - amount / 100n
}

function millionths(dollars: number): bigint {
  return BigInt(Math.max(1, Math.round(dollars * 1e6)))
}

function isIn(currency: string, { priceCurrencyAddress }: Order): boolean {
  return priceCurrencyAddress.toLowerCase() === currency
}

export declare namespace priceConcerns {
  type Price = {
    currencyAddress: string
    /** Unit price in the smallest unit. */
    pricePerToken: string
  }
  type Market = {
    /** The cheapest listing of others. */
    floor?: Order | undefined
    offer?: Order | undefined
    /** Listings of the seller that stay beside the new one. */
    own: readonly Order[]
    /** An order in the price's currency, for its rate. */
    rate?: Order | undefined
    /** @default 'read' */
    status?: 'reading' | 'read' | 'unknown' | undefined
  }
  type ReturnType = {
    /** Hundredths of a per cent; 0 if the price isn't below. */
    belowFloorBps: number
    /** The most serious first. */
    concerns: readonly PriceConcern[]
  }
}
