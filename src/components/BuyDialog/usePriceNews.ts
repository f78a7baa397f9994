'use client'
import { useState } from 'react'
import { isSameListing } from '../../hooks/cartStore.js'
import type { Order } from '../../rpc/schemas.js'
import { isSame } from '../parts/isSame.js'

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
  const isChosen = chosen && isSameListing(order, chosen)
  const isAnew =
    !seen ||
    !enabled ||
    isOtherMoney(seen.order, order) ||
    (isChosen && !isSameListing(seen.order, order))
  if (isAnew) {
    const next = enabled ? { order } : undefined
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
    !isSameListing(a, b) &&
    (a.chainId !== b.chainId ||
      a.tokenId !== b.tokenId ||
      !isSame(a.collectionContractAddress, b.collectionContractAddress) ||
      !isSame(a.priceCurrencyAddress, b.priceCurrencyAddress))
  )
}
