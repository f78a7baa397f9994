'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { Check, ShoppingCart } from '../icon/icons.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { RowButton, RowProblem } from '../table/orderColumns.js'
import type { OrderRow } from '../table/orderRow.js'
import { orderTableLabels } from '../table/orderTableLabels.js'
import { useLabels } from '../text/useLabels.js'
import { listingActions } from './listingActions.js'

/** Takes what a person does with a listing; without one it is not offered. */
export type ListingHandlers = {
  /** Whether a listing is in the cart. */
  isInCart?: ((order: Order) => boolean) | undefined
  /** Adds to the cart from this listing. */
  onAddToCart?: ((order: Order) => void) | undefined
  /** Buys from this listing. */
  onBuy?: ((order: Order) => void) | undefined
  /** Takes the reader's own listing off the market. */
  onCancel?: ((order: Order) => void) | undefined
  /** Changes the reader's own listing. */
  onEdit?: ((order: Order) => void) | undefined
}

/** The buttons of a row, or why it has none. */
export function ListingButtons(props: ListingHandlers & { row: OrderRow }) {
  const { isInCart, onAddToCart, onBuy, onCancel, onEdit, row } = props
  const { order } = row
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  const { decimals, symbol } = useOrderCurrency(order)
  const name = `${formatPrice(order.priceAmount, decimals, { locale })} ${symbol}`
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
      {listingActions(row).map((action) => {
        const handle = handlers[action]
        if (!handle) return null
        const isCart = action === 'addToCart'
        return (
          <RowButton
            icon={isCart && (inCart ? <Check /> : <ShoppingCart />)}
            isDisabled={isCart && inCart}
            key={action}
            name={name}
            onClick={() => handle(order)}
            tone={action === 'buy' ? 'accent' : undefined}
          >
            {labels[`row.${isCart && inCart ? 'inCart' : action}`]}
          </RowButton>
        )
      })}
    </div>
  )
}
