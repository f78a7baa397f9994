import type { Order } from '../../rpc/schemas.js'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import type { useCollectibleView } from './useCollectibleView.js'

/** Takes what a person does; what has no taker is not offered. */
export type ViewHandlers = {
  /** Whether a listing is in the cart. */
  isInCart?: ((order: Order) => boolean) | undefined
  /** Accepts an offer; the service has no operation for it. */
  onAcceptOffer?: ((order: Order) => void) | undefined
  /** Adds to the cart from a listing. */
  onAddToCart?: ((order: Order) => void) | undefined
  /** Buys from a listing. */
  onBuy?: ((order: Order) => void) | undefined
  /** Takes the reader's own order off the market. */
  onCancel?: ((order: Order) => void) | undefined
  /** Changes the reader's own listing. */
  onEdit?: ((order: Order) => void) | undefined
  /** Lists what the reader holds. */
  onList?: (() => void) | undefined
  /** Makes an offer; the service has no operation for it. */
  onMakeOffer?: (() => void) | undefined
  /** Takes a listing out of the cart. */
  onRemoveFromCart?: ((order: Order) => void) | undefined
}

/** Which actions the app carries out, the foremost first, and how. */
export function viewActions(handlers: ViewHandlers): {
  actions: CollectibleAction[]
  carryOut: (
    action: CollectibleAction,
    view: useCollectibleView.ReturnType,
  ) => void
} {
  const withOrder: Partial<
    Record<CollectibleAction, ((order: Order) => void) | undefined>
  > = {
    buy: handlers.onBuy,
    addToCart: handlers.onAddToCart,
    removeFromCart: handlers.onRemoveFromCart,
    edit: handlers.onEdit,
    cancel: handlers.onCancel,
  }
  const alone: typeof withOrder = {
    list: handlers.onList,
    offer: handlers.onMakeOffer,
  }
  const order: CollectibleAction[] = [
    'buy',
    'addToCart',
    'list',
    'edit',
    'cancel',
    'offer',
  ]
  return {
    actions: order.filter((action) => withOrder[action] ?? alone[action]),
    carryOut(action, { listing }) {
      if (action === 'list') handlers.onList?.()
      else if (action === 'offer') handlers.onMakeOffer?.()
      else if (listing) withOrder[action]?.(listing)
    },
  }
}
