import { isSameOrder } from '../../order/orderId.js'
import {
  compareUnitPrices,
  getUnitDollars,
  getUnitPrice,
  isSameCurrency,
} from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { roundBps } from '../Price/roundBps.js'
import type { ListTerms, PriceConcern } from './listTerms.js'

const farBelowBps = 2_000

/** Compares other currencies by dollars. Not comparable is a concern too. */
export function priceConcerns(
  price: {
    currencyAddress: string
    /** Whether the service says that the item has fractions. */
    isDivisible?: boolean | undefined
    pricePerToken: string
  },
  market: priceConcerns.Market,
): Pick<ListTerms, 'belowFloorBps' | 'concerns'> {
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
  if (belowFloorBps >= farBelowBps) concerns.push('farBelowFloor')
  if (offer !== undefined && amount < offer) concerns.push('belowOffer')
  const isComparable = floor !== undefined || offer !== undefined
  if (!isComparable && (market.floor || market.offer))
    concerns.push('notCompared')
  if (market.status === 'unknown') concerns.push('marketUnknown')
  if (market.own.length > 0) concerns.push('alreadyListed')
  // More decimals than the token has would sell more of it at the typed price.
  if (price.isDivisible) concerns.push('divisible')
  return { belowFloorBps, concerns }
}

function convert(
  currency: string,
  order: Order,
  rate: Order | undefined,
): bigint | undefined {
  if (isIn(currency, order)) return getUnitPrice(order)
  const [dollars, rateDollars] = [order, rate].map(
    (it) => it && getUnitDollars(it),
  )
  if (!rate || !rateDollars || !dollars) return undefined
  const amount =
    (getUnitPrice(rate) * millionths(dollars)) / millionths(rateDollars)
  // Dollars are rounded, so about the same price is not a concern.
  return amount - amount / 100n
}

function millionths(dollars: number): bigint {
  return BigInt(Math.max(1, Math.round(dollars * 1e6)))
}

function isIn(currency: string, { priceCurrencyAddress }: Order): boolean {
  return priceCurrencyAddress.toLowerCase() === currency
}

export declare namespace priceConcerns {
  type Market = Partial<ListTerms['market']> & {
    /** Listings of the seller that stay beside the new one. */
    own: readonly Order[]
    /** An order in the currency, for its rate to US dollars. */
    rate?: Order | undefined
  }
}

export type PriceFacts = NonNullable<ListTerms['asked']>

export function isMoreThan(told: PriceFacts, now: PriceFacts): boolean {
  const [before, after] = [told.market, now.market]
  return now.concerns.some((concern) => {
    if (concern === 'marketUnknown' && before.status === 'read') return false
    if (!told.concerns.includes(concern)) return true
    switch (concern) {
      case 'farBelowFloor':
        return roundBps(now.belowFloorBps) > roundBps(told.belowFloorBps)
      case 'belowOffer':
        return isMore(before.offer, after.offer)
      case 'notCompared':
        return isOther(before.floor ?? before.offer, after.floor ?? after.offer)
      case 'alreadyListed':
        return after.own.some((order) =>
          before.own.every((it) => isOther(it, order)),
        )
      default:
        return false
    }
  })
}

function isMore(before: Order | undefined, after: Order | undefined): boolean {
  if (!before || !after) return Boolean(after)
  return !isSameCurrency(before, after) || compareUnitPrices(after, before) > 0
}

function isOther(a: Order | undefined, b: Order | undefined): boolean {
  return a && b ? !isSameOrder(a, b) : a !== b
}
