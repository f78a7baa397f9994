import { isPendingOrder } from '../../rpc/pendingOrder.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'

/** What can be said of a collectible at a glance. */
export type CardState = 'listed' | 'yours' | 'owned' | 'offered' | 'unlisted'

/** What a person can do with it right away. */
export type CollectibleAction = 'buy' | 'cancel' | 'list'

/** The listing shown on a card, if there is one. */
export function listingOf(collectible: CollectibleOrder): Order | undefined {
  const { listing, order } = collectible
  return listing ?? (order?.side === 'listing' ? order : undefined)
}

/** The offer shown on a card, if there is one. */
export function offerOf(collectible: CollectibleOrder): Order | undefined {
  const { offer, order } = collectible
  return offer ?? (order?.side === 'offer' ? order : undefined)
}

/**
 * Decides what a card says and which action it proposes: none for a listing
 * that is pending.
 *
 * @example
 * import { cardState } from 'marketkit'
 *
 * const { action, order, state } = cardState(collectible, {
 *   account: address,
 *   owned: false,
 * })
 */
export function cardState(
  collectible: CollectibleOrder,
  { account, owned }: { account?: string | undefined; owned: boolean },
): { state: CardState; action?: CollectibleAction; order?: Order } {
  const listing = listingOf(collectible)
  // No book has it yet: there is nothing to buy from, or to cancel.
  if (listing && isPendingOrder(listing))
    return {
      state: isSame(listing.createdBy, account) ? 'yours' : 'listed',
      order: listing,
    }
  if (listing && isSame(listing.createdBy, account))
    return { state: 'yours', action: 'cancel', order: listing }
  if (listing && !owned)
    return { state: 'listed', action: 'buy', order: listing }
  if (owned)
    return {
      state: 'owned',
      action: 'list',
      ...(listing && { order: listing }),
    }
  const offer = offerOf(collectible)
  return offer ? { state: 'offered', order: offer } : { state: 'unlisted' }
}

function isSame(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase()
}
