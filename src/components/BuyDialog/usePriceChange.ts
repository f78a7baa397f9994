'use client'
import { useState } from 'react'
import { isSameCollectible, isSameOrder } from '../../order/orderId.js'
import { getUnitPrice, isSameCurrency } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'

/** A change of the price while the dialog is open. */
export type PriceChange = {
  /** The unit price before, in smallest units. */
  before: bigint
  /** Whether the price rose and must be accepted. */
  mustAccept: boolean
  /** Accepts the current price. */
  accept: () => void
}

/** A higher price must be accepted, so that a late press doesn't buy at it. */
export function usePriceChange(
  order: Order,
  { chosen, enabled }: { chosen: Order | undefined; enabled: boolean },
): PriceChange | undefined {
  const [seen, see] = useState<Seen>()
  // The user chose this listing on a button that shows its price.
  const isChosen = chosen && isSameOrder(order, chosen)
  const isAnew =
    !seen ||
    !enabled ||
    isIncomparable(seen.order, order) ||
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
  order: Order
  accepted?: Order | undefined
}

function isIncomparable(a: Order, b: Order): boolean {
  return (
    !isSameOrder(a, b) && !(isSameCollectible(a, b) && isSameCurrency(a, b))
  )
}
