import { isSameOrder } from '../../order/orderId.js'
import { compareUnitPrices, isSameCurrency } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import type { ListTerms } from './listTerms.js'
import { roughly } from './priceConcerns.js'

/** Warnings about a price. */
export type PriceFacts = NonNullable<ListTerms['asked']>

/** Whether `now` has a warning that `told` doesn't cover. */
export function isMoreThan(told: PriceFacts, now: PriceFacts): boolean {
  const [before, after] = [told.market, now.market]
  return now.concerns.some((concern) => {
    // The market data from before is still known.
    if (concern === 'marketUnknown' && before.status === 'read') return false
    if (!told.concerns.includes(concern)) return true
    switch (concern) {
      case 'farBelowFloor':
        return roughly(now.belowFloorBps) > roughly(told.belowFloorBps)
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

/** Whether the later offer pays more, or in another currency. */
function isMore(before: Order | undefined, after: Order | undefined): boolean {
  if (!before || !after) return Boolean(after)
  return !isSameCurrency(before, after) || compareUnitPrices(after, before) > 0
}

function isOther(a: Order | undefined, b: Order | undefined): boolean {
  return a && b ? !isSameOrder(a, b) : a !== b
}
