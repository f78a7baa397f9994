'use client'
import { useState } from 'react'
import type { Order } from '../../rpc/schemas.js'
import { sameOrder } from '../parts/useFlowDialog.js'

/** A price that changed while somebody looked at it. */
export type PriceNews = {
  /** What the person saw before, in smallest units for one. */
  before: bigint
  /** Whether it has to be accepted: it went up, and was not yet. */
  mustAccept: boolean
  accept: () => void
}

/**
 * Notices that an open dialog has come to be about another price than the one
 * it was opened with. A higher one is asked about, whatever the reason: the
 * press that was meant for the old one must not buy at the new.
 */
export function usePriceNews(
  order: Order | undefined,
  { chosen, open }: { chosen: Order | undefined; open: boolean },
): PriceNews | undefined {
  const [seen, see] = useState<Seen>()
  // Whoever asked for the next listing has seen its price.
  const isChosen = order && chosen && sameOrder(order, chosen)
  const isAnew =
    !seen ||
    !order ||
    !open ||
    isOtherMoney(seen.order, order) ||
    (isChosen && !sameOrder(seen.order, order))
  if (isAnew) {
    const next = open && order ? { order } : undefined
    if (seen?.order !== next?.order) see(next)
    return undefined
  }
  const before = BigInt(seen.order.priceAmount)
  const now = BigInt(order.priceAmount)
  if (before === now) return undefined
  const isAccepted =
    seen.accepted !== undefined && now <= BigInt(seen.accepted.priceAmount)
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
    !sameOrder(a, b) &&
    (a.chainId !== b.chainId ||
      a.tokenId !== b.tokenId ||
      a.collectionContractAddress !== b.collectionContractAddress ||
      a.priceCurrencyAddress !== b.priceCurrencyAddress)
  )
}
