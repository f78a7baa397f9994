'use client'
import { useState } from 'react'
import { isSameCollectible, isSameOrder } from '../../order/orderId.js'
import { getUnitPrice, isSameCurrency } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** A price that changed while somebody looked at it. */
export type PriceNews = {
  /** What the person saw before, in smallest units for one. */
  before: bigint
  /** Whether it has to be accepted: it went up, and was not yet. */
  mustAccept: boolean
  /** Agrees to the price as it is now. */
  accept: () => void
}

/**
 * Notices that an open dialog has come to be about another price than the one
 * it was opened with. A higher one is asked about, whatever the reason: the
 * press that was meant for the old one must not buy at the new.
 */
export function usePriceNews(
  order: Order,
  { chosen, enabled }: { chosen: Order | undefined; enabled: boolean },
): PriceNews | undefined {
  const [seen, see] = useState<Seen>()
  // Whoever asked for the next listing has seen its price.
  const isChosen = chosen && isSameOrder(order, chosen)
  const isAnew =
    !seen ||
    !enabled ||
    isOtherMoney(seen.order, order) ||
    (isChosen && !isSameOrder(seen.order, order))
  if (isAnew) {
    const next = enabled ? { order } : undefined
    if (seen?.order !== next?.order) see(next)
    return undefined
  }
  const before = getUnitPrice(seen.order)
  const now = getUnitPrice(order)
  if (before === now) return undefined
  const isAccepted =
    seen.accepted !== undefined && now <= getUnitPrice(seen.accepted)
  return {
    before,
    mustAccept: now > before && !isAccepted,
    accept: () => see({ ...seen, accepted: order }),
  }
}

type Seen = {
  /** The order that the dialog was opened with. */
  order: Order
  /** The dearer one that was agreed to. */
  accepted?: Order | undefined
}

/** Prices of other items and in other money are no news, but other prices. */
function isOtherMoney(a: Order, b: Order): boolean {
  return (
    !isSameOrder(a, b) && !(isSameCollectible(a, b) && isSameCurrency(a, b))
  )
}
