import type { Order } from '../../rpc/schemas.js'

/** Hundredths of a per cent in whole ones, where there is at least one. */
export function roughly(bps: number): number {
  return bps < 100 ? bps : Math.floor(bps / 100) * 100
}

/** What a seller is asked about before the wallet is. */
export type PriceConcern = 'farBelowFloor' | 'belowOffer' | 'alreadyListed'

/** Hundredths of a per cent below the floor from which on it is a question. */
const far = 2_000

/**
 * How far a price is below the floor, and what about it may be a mistake. Only
 * orders in the currency of the price are compared with it.
 *
 * @example
 * import { priceConcerns } from 'marketkit'
 *
 * const { belowFloorBps, concerns } = priceConcerns(
 *   { currencyAddress, pricePerToken: '100' },
 *   { floor: order, own: [] },
 * )
 */
export function priceConcerns(
  price: priceConcerns.Price,
  market: priceConcerns.Market,
): priceConcerns.ReturnType {
  const amount = BigInt(price.pricePerToken)
  const inCurrency = (order: Order | undefined) =>
    order?.priceCurrencyAddress.toLowerCase() ===
    price.currencyAddress.toLowerCase()
      ? BigInt(order.priceAmount)
      : undefined
  const [floor, offer] = [inCurrency(market.floor), inCurrency(market.offer)]
  const belowFloorBps =
    floor !== undefined && amount < floor
      ? Number(((floor - amount) * 10_000n) / floor)
      : 0
  const concerns: PriceConcern[] = []
  if (belowFloorBps >= far) concerns.push('farBelowFloor')
  if (offer !== undefined && amount < offer) concerns.push('belowOffer')
  if (market.own.length > 0) concerns.push('alreadyListed')
  return { belowFloorBps, concerns }
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
  }
  type ReturnType = {
    /** Hundredths of a per cent; 0 where it is not below. */
    belowFloorBps: number
    /** What to ask about, the gravest first. */
    concerns: readonly PriceConcern[]
  }
}
