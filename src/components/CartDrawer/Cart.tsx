'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { lazyPart, useLazyPart } from '../base/lazyPart.js'
import { usePart } from '../base/usePart.js'
import { BrokenWidget } from '../failure/BrokenWidget.js'
import { useLabels } from '../text/useLabels.js'
import type { CartProps, CartState } from './cartDrawerProps.js'
import { cartLabels } from './cartLabels.js'

export const cartBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./CartBody.js')).CartBody,
)

/**
 * The cart inside your page or popover. Loads after the first paint, because the
 * server does not know the items. Renders a `<section>` element.
 *
 * - `data-stage`: `cart`, `review`, `question`, `working`, `failed`, `success`
 *
 * @example
 * import { Cart } from 'marketkit'
 *
 * <Cart />
 */
export const Cart = /* @__PURE__ */ forwardRef(function Cart(
  props: Cart.Props,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { hasFailed, part: Body, retry } = useLazyPart(cartBody, true)
  if (Body) return <Body {...props} rootRef={ref} />
  return (
    <CartOnItsWay
      {...props}
      onRetry={hasFailed ? retry : undefined}
      ref={ref}
    />
  )
})

const CartOnItsWay = /* @__PURE__ */ forwardRef(function CartOnItsWay(
  {
    additionalFees: _,
    onRetry,
    onSuccess: __,
    ...props
  }: CartProps & {
    /** Loads the cart again; absent until it failed. */
    onRetry: (() => void) | undefined
  },
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const labels = useLabels(cartLabels, commonLabels)
  return usePart<'section', CartState>({
    name: 'cart',
    tag: 'section',
    own: {
      'aria-busy': !onRetry,
      'aria-label': labels.cart,
      children: onRetry ? (
        <BrokenWidget onRetry={onRetry} />
      ) : (
        <div className="mk-notice" role="status">
          <span className="mk-spinner" />
          <p>{labels.loading}</p>
        </div>
      ),
    },
    props,
    ref,
    state: { stage: 'cart' },
  })
})

export declare namespace Cart {
  /** State passed to `render`. */
  export type State = CartState
  export type Props = CartProps
}
