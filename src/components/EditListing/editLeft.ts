import { getOrderKey } from '../../order/orderId.js'
import { getOrderEnd, isActiveOrder } from '../../order/orderStatus.js'
import type { Order } from '../../rpc/schemas.js'
import type { EditRecord } from './editMemory.js'

/**
 * What a change that was begun has left: `unlisted` when the old listing is
 * gone and no new one stands, `both` when both stand, `nothing` when it is
 * over, `unknown` while it may still come to its end by itself.
 */
export type EditLeft = 'unlisted' | 'both' | 'nothing' | 'unknown'

/** Milliseconds in which a transaction may still be on its way. */
const patience = 3_600_000

/**
 * Tells what a change has left behind, by what stands now: neither a reload
 * nor another tab makes it forget.
 *
 * @example
 * import { editLeft } from 'marketkit'
 *
 * const left = editLeft(record, {
 *   now: Date.now(),
 *   old: undefined,
 *   own: [],
 *   owned: 1n,
 * })
 */
export function editLeft(
  record: EditRecord,
  world: {
    /** Milliseconds. */
    now: number
    /** The old listing, as the service has it. */
    old: Order | undefined
    /** All active listings of the seller for the item. */
    own: readonly Order[]
    /** How many the seller holds, as far as that is known. */
    owned: bigint | undefined
  },
): EditLeft {
  const { now, old, own, owned } = world
  const { done, listing, plan, updated } = record
  if (!old) return 'unknown'
  const isMade = own.some((order) => isNew(order, record))
  if (isActiveOrder(old) || old.status === 'inactive') {
    if (plan[0] === 'list' && isMade) return 'both'
    return now - updated < patience ? 'unknown' : 'nothing'
  }
  // What ended by itself, or was sold, nobody has taken off the market.
  const end = getOrderEnd(old)
  const isTaken = end === 'cancelled' || done === 1
  if (end === 'filled' || !isTaken || isMade) return 'nothing'
  return owned !== undefined && owned < BigInt(listing.quantity ?? '1')
    ? 'nothing'
    : 'unlisted'
}

/** Whether a listing is, or does for, the one that was to be made. */
function isNew(order: Order, { listing, order: old }: EditRecord): boolean {
  if (getOrderKey(order) === getOrderKey(old)) return false
  return (
    listing.contractType === 'ERC721' ||
    (order.priceAmount === listing.pricePerToken &&
      order.priceCurrencyAddress.toLowerCase() ===
        listing.currencyAddress.toLowerCase())
  )
}
