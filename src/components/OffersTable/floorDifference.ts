import { getUnitPrice, isSameCurrency } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/**
 * How far an offer is from the cheapest listing, in hundredths of a per cent,
 * without its fractions. Amounts of one currency compare exactly, others by
 * their dollars, where both are known.
 */
export function floorDifference(
  offer: Order,
  floor: Order | undefined,
): number | undefined {
  if (!floor) return undefined
  const [asked, offered] = [getUnitPrice(floor), getUnitPrice(offer)]
  if (asked === 0n) return undefined
  if (isSameCurrency(floor, offer))
    return Number(((offered - asked) * 10_000n) / asked)
  if (!floor.priceUSD || !offer.priceUSD) return undefined
  return Math.round((offer.priceUSD / floor.priceUSD - 1) * 10_000)
}
