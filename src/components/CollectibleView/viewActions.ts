import type { Order } from '../../rpc/schemas.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import type { useCollectibleView } from './useCollectibleView.js'

/** Callbacks for a collectible. An action without a callback isn't offered. */
export type ViewHandlers = {
  /** Whether a listing is in the cart. */
  isInCart?: ((order: Order) => boolean) | undefined
  /** Accepts an offer. The service has no operation for it. */
  onAcceptOffer?: ((order: Order) => void) | undefined
  /** Adds a listing to the cart. */
  onAddToCart?: ((order: Order) => void) | undefined
  /** Buys from a listing. */
  onBuy?: ((order: Order) => void) | undefined
  /** Cancels an order of the connected account. */
  onCancel?: ((order: Order) => void) | undefined
  /** Edits a listing of the connected account. */
  onEdit?: ((order: Order) => void) | undefined
  /** Lists the item for sale. */
  onList?: (() => void) | undefined
  /** Makes an offer. The service has no operation for it. */
  onMakeOffer?: (() => void) | undefined
  /** Removes a listing from the cart. */
  onRemoveFromCart?: ((order: Order) => void) | undefined
}

export function getViewActions(handlers: ViewHandlers): {
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
