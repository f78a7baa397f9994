'use client'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { Check, ShoppingCart } from '../icon/icons.js'
import { RowButton, RowProblem } from '../table/orderColumns.js'
import type { OrderRow } from '../table/orderRow.js'
import { useLabels } from '../text/useLabels.js'

export type ListingHandlers = {
  /** Whether a listing is in the cart. */
  isInCart?: ((order: Order) => boolean) | undefined
  /** Adds a listing to the cart. */
  onAddToCart?: ((order: Order) => void) | undefined
  /** Buys from a listing. */
  onBuy?: ((order: Order) => void) | undefined
  /** Cancels a listing of the connected account. */
  onCancel?: ((order: Order) => void) | undefined
  /** Edits a listing of the connected account. */
  onEdit?: ((order: Order) => void) | undefined
}

export function ListingButtons(props: ListingHandlers & { row: OrderRow }) {
  const { isInCart, onAddToCart, onBuy, onCancel, onEdit, row } = props
  const { order } = row
  const labels = useLabels(orderTableLabels)
  const handlers = {
    addToCart: onAddToCart,
    buy: onBuy,
    cancel: onCancel,
    edit: onEdit,
  }
  const inCart = isInCart?.(order) ?? false
  return (
    <div className="mk-row-actions">
      <RowProblem row={row} />
      {getListingActions(row).map((action) => {
        const handle = handlers[action]
        if (!handle) return null
        const isCart = action === 'addToCart'
        return (
          <RowButton
            icon={isCart && (inCart ? <Check /> : <ShoppingCart />)}
            isDisabled={isCart && inCart}
            key={action}
            onClick={() => handle(order)}
            order={order}
            tone={action === 'buy' ? 'accent' : undefined}
          >
            {labels[`row.${isCart && inCart ? 'inCart' : action}`]}
          </RowButton>
        )
      })}
    </div>
  )
}

export type ListingAction = 'buy' | 'addToCart' | 'cancel' | 'edit'

/** The maker can cancel a listing on hold: it may become fillable. */
export function getListingActions(row: OrderRow): readonly ListingAction[] {
  const { isOwn, problem } = row
  if (isOwn) {
    if (!problem) return ['edit', 'cancel']
    return problem === 'inactive' || problem === 'early' ? ['cancel'] : []
  }
  return problem ? [] : ['addToCart', 'buy']
}
