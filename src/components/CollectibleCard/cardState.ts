import { getOrderEnd, isActiveOrder } from '../../order/orderStatus.js'
import { hasExpired } from '../../order/orderTime.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'

/** What can be said of a collectible at a glance. */
export type CardState =
  | 'listed'
  | 'yours'
  | 'owned'
  | 'offered'
  | 'sold'
  | 'expired'
  | 'unlisted'

/** What a person can do with it right away. */
export type CollectibleAction =
  | 'buy'
  | 'addToCart'
  | 'removeFromCart'
  | 'list'
  | 'edit'
  | 'cancel'
  | 'offer'
  | 'view'

/** What a card says and proposes. */
export type CardFacts = {
  /** Whose it is and whether it is for sale. */
  state: CardState
  /** What the card proposes. */
  action?: CollectibleAction
  /** A smaller second proposal: to put it into the cart, or take it out. */
  cartAction?: 'addToCart' | 'removeFromCart'
  /** The order whose price is shown. */
  order?: Order
}

/** What a shop carries out unless it says otherwise, the foremost first. */
export const tradeActions: readonly CollectibleAction[] = [
  'buy',
  'list',
  'cancel',
]

const fitting: Record<CardState, readonly CollectibleAction[]> = {
  listed: ['buy', 'addToCart', 'offer', 'view'],
  yours: ['edit', 'cancel', 'view'],
  owned: ['list', 'view'],
  offered: ['offer', 'view'],
  sold: ['offer', 'view'],
  expired: ['offer', 'view'],
  unlisted: ['offer', 'view'],
}

/** The listing shown on a card, if there is one. */
export function getListing(collectible: CollectibleOrder): Order | undefined {
  const { listing, order } = collectible
  return listing ?? (order?.side === 'listing' ? order : undefined)
}

/** The offer shown on a card, if there is one. */
export function getOffer(collectible: CollectibleOrder): Order | undefined {
  const { offer, order } = collectible
  return offer ?? (order?.side === 'offer' ? order : undefined)
}

/**
 * Decides what a card says and which action it proposes: the first of
 * `actions` that fits. A listing that is pending can only be viewed.
 */
export function cardState(
  collectible: CollectibleOrder,
  facts: cardState.Facts,
): CardFacts {
  const { actions = tradeActions, isInCart = false } = facts
  const { order, state } = readState(collectible, facts)
  // No book has it yet: there is nothing to buy from, or to cancel.
  const isPending = order !== undefined && isPendingOrder(order)
  const fits = (action: CollectibleAction) =>
    fitting[state].includes(action) && (!isPending || action === 'view')
  const toggled = isInCart ? 'removeFromCart' : 'addToCart'
  const first = actions.find(fits)
  const action = first === 'addToCart' ? toggled : first
  const isCartSecond =
    first !== 'addToCart' && fits('addToCart') && actions.includes('addToCart')
  return {
    state,
    ...(action && { action }),
    ...(isCartSecond && { cartAction: toggled }),
    ...(order && { order }),
  }
}

export declare namespace cardState {
  type Facts = {
    /** The reader's account. */
    account?: string | undefined
    /**
     * What the shop carries out, the foremost first.
     * @default ['buy', 'list', 'cancel']
     */
    actions?: readonly CollectibleAction[] | undefined
    /** Whether it lies in the reader's cart. @default false */
    isInCart?: boolean | undefined
    /** The present in unix seconds; without it no order has expired. */
    now?: number | undefined
    /** Whether the reader holds it. */
    owned: boolean
    /** Whether there are several of it, so that a holder may buy more. */
    several?: boolean | undefined
  }
}

function readState(
  collectible: CollectibleOrder,
  { account, now, owned, several = false }: cardState.Facts,
): Pick<CardFacts, 'order' | 'state'> {
  const listing = getListing(collectible)
  const fate = listing && getFate(listing, now)
  if (listing && fate === 'active') {
    if (isSameIgnoringCase(listing.createdBy, account))
      return { state: 'yours', order: listing }
    if (!owned || several) return { state: 'listed', order: listing }
    return { state: 'owned', order: listing }
  }
  if (owned) return { state: 'owned' }
  if (listing && (fate === 'sold' || fate === 'expired'))
    return { state: fate, order: listing }
  const offer = getOffer(collectible)
  return offer && getFate(offer, now) === 'active'
    ? { state: 'offered', order: offer }
    : { state: 'unlisted' }
}

/** Where an order stands at `now`, in unix seconds. One that is `over` offers no action. */
function getFate(order: Order, now: number | undefined) {
  const end = getOrderEnd(order)
  if (end === 'filled') return 'sold'
  if (end === 'expired' || hasExpired(order, now && now * 1000))
    return 'expired'
  return isActiveOrder(order) || isPendingOrder(order) ? 'active' : 'over'
}
