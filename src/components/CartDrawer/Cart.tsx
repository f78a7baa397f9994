'use client'
import { type ForwardedRef, forwardRef, type ReactElement, useId } from 'react'
import { type PartProps, usePart } from '../base/usePart.js'
import { SheetHeader } from '../dialog/SheetHeader.js'
import {
  CartPanes,
  type CartStage,
  cartStage,
  useCartHeader,
} from './CartPanes.js'
import type { CartDrawerProps } from './cartDrawerProps.js'
import { useCartCheckout } from './useCartCheckout.js'

/**
 * The cart inside your page or popover. Renders a `<section>` element.
 *
 * - `data-stage`: `cart`, `review`, `question`, `working`, `failed`, `success`
 *
 * @example
 * import { Cart } from 'marketkit'
 *
 * <Cart />
 */
export const Cart = /* @__PURE__ */ forwardRef(function Cart(
  { additionalFees, onSuccess, ...props }: Cart.Props,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const id = useId()
  const checkout = useCartCheckout({ additionalFees, onSuccess })
  const header = useCartHeader(checkout)
  return usePart<'section', Cart.State>({
    name: 'cart',
    tag: 'section',
    own: {
      'aria-labelledby': id,
      children: (
        <>
          <SheetHeader {...header} id={id} />
          <CartPanes checkout={checkout} />
        </>
      ),
    },
    props,
    ref,
    state: { stage: cartStage(checkout) },
  })
})

export declare namespace Cart {
  /** State passed to `render`. */
  export type State = { stage: CartStage }
  export type Props = PartProps<'section', State> &
    Pick<CartDrawerProps, 'additionalFees' | 'onSuccess'>
}
