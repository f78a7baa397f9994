import { getOrderEnd, isActiveOrder } from '../../order/orderStatus.js'
import { hasExpired } from '../../order/orderTime.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'

/** Ownership and sale status of a collectible. */
export type CardState =
  | 'listed'
  | 'yours'
  | 'owned'
  | 'offered'
  | 'sold'
  | 'expired'
  | 'unlisted'

/** An action for a collectible. */
export type CollectibleAction =
  | 'buy'
  | 'addToCart'
  | 'removeFromCart'
  | 'list'
  | 'edit'
  | 'cancel'
  | 'offer'
  | 'view'

/** Status and suggested actions of a card. */
export type CardFacts = {
  /** Ownership and sale status. */
  state: CardState
  /** The suggested action. */
  action?: CollectibleAction
  /** A secondary action for an account that owns copies while others sell. */
  listAction?: 'list'
  /** A secondary action for the cart. */
  cartAction?: 'addToCart' | 'removeFromCart'
  /** The order whose price shows. */
  order?: Order
}

const tradeActions: readonly CollectibleAction[] = ['buy', 'list', 'cancel']

const fitting: Record<CardState, readonly CollectibleAction[]> = {
  listed: ['buy', 'addToCart', 'offer', 'view'],
  yours: ['edit', 'cancel', 'view'],
  owned: ['list', 'view'],
  offered: ['offer', 'view'],
  sold: ['offer', 'view'],
  expired: ['offer', 'view'],
  unlisted: ['offer', 'view'],
}

/** The best listing that passes the filter of the request; else the cheapest one. */
export function getListing(collectible: CollectibleOrder): Order | undefined {
  const { listing, order } = collectible
  return order?.side === 'listing' ? order : listing
}

export function getOffer(collectible: CollectibleOrder): Order | undefined {
  const { offer, order } = collectible
  return order?.side === 'offer' ? order : offer
}

export function getCardState(
  collectible: CollectibleOrder,
  facts: getCardState.Facts,
): CardFacts {
  const { actions = tradeActions, isInCart = false } = facts
  const { order, state } = readState(collectible, facts)
  // The order can't be bought or cancelled until the service has it.
  const isPending = order !== undefined && isPendingOrder(order)
  const fits = (action: CollectibleAction) =>
    fitting[state].includes(action) && (!isPending || action === 'view')
  const toggled = isInCart ? 'removeFromCart' : 'addToCart'
  const first = actions.find(fits)
  const action = first === 'addToCart' ? toggled : first
  const isCartSecond =
    first !== 'addToCart' && fits('addToCart') && actions.includes('addToCart')
  const canList =
    state === 'listed' &&
    facts.owned &&
    first !== 'list' &&
    actions.includes('list')
  return {
    state,
    ...(action && { action }),
    ...(canList && { listAction: 'list' }),
    ...(isCartSecond && { cartAction: toggled }),
    ...(order && { order }),
  }
}

export declare namespace getCardState {
  type Facts = {
    account?: string | undefined
    actions?: readonly CollectibleAction[] | undefined
    isInCart?: boolean | undefined
    /** Unix time in seconds; without it no order has expired. */
    now?: number | undefined
    owned: boolean
    hasManyCopies?: boolean | undefined
  }
}

function readState(
  collectible: CollectibleOrder,
  { account, now, owned, hasManyCopies = false }: getCardState.Facts,
): Pick<CardFacts, 'order' | 'state'> {
  const listing = getListing(collectible)
  const fate = listing && getFate(listing, now)
  if (listing && fate === 'active') {
    if (isSameText(listing.createdBy, account))
      return { state: 'yours', order: listing }
    const state = owned && !hasManyCopies ? 'owned' : 'listed'
    return { state, order: listing }
  }
  if (owned) return { state: 'owned' }
  if (listing && (fate === 'sold' || fate === 'expired'))
    return { state: fate, order: listing }
  const offer = getOffer(collectible)
  return offer && getFate(offer, now) === 'active'
    ? { state: 'offered', order: offer }
    : { state: 'unlisted' }
}

function getFate(order: Order, now: number | undefined) {
  const end = getOrderEnd(order)
  if (end === 'filled') return 'sold'
  if (end === 'expired' || hasExpired(order, now && now * 1000))
    return 'expired'
  return isActiveOrder(order) || isPendingOrder(order) ? 'active' : 'ended'
}
