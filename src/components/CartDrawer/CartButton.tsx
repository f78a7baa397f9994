'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { useCart } from '../../hooks/cart/useCart.js'
import { cartLabels } from '../../labels/cartLabels.js'
import { CountBadge } from '../base/CountBadge.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { ShoppingCart } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

/**
 * A cart icon with the number of items in the cart. Renders a `<button>`
 * element.
 *
 * - `data-empty`: the cart is empty
 *
 * @example
 * import { CartButton, CartDrawer } from 'marketkit'
 *
 * <CartDrawer trigger={<CartButton className="in-header" />} />
 */
export const CartButton = /* @__PURE__ */ forwardRef(function CartButton(
  props: CartButton.Props,
  ref: ForwardedRef<HTMLButtonElement>,
): ReactElement {
  const { items } = useCart()
  const labels = useLabels(cartLabels)
  const count = items.length
  return usePart<'button', CartButton.State>({
    name: 'cart-button',
    tag: 'button',
    own: {
      'aria-label': count ? labels.cartOf(count) : labels.cart,
      className: 'mk-badge-button',
      type: 'button',
      children: (
        <>
          <ShoppingCart />
          <CountBadge count={count} />
        </>
      ),
    },
    props,
    ref,
    state: { empty: count === 0 },
  })
})

export declare namespace CartButton {
  /** State passed to `render`. */
  export type State = { empty: boolean }
  export type Props = PartProps<'button', State>
}
