'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { cartLabels } from '../../labels/cartLabels.js'
import { lazyPart, useLazyPart } from '../base/lazyPart.js'
import { usePart } from '../base/usePart.js'
import { BrokenWidget, LoadingWidget } from '../failure/BrokenWidget.js'
import { useLabels } from '../text/useLabels.js'
import type { CartProps, CartState } from './CartBody.js'

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
  return Body ? (
    <Body {...props} rootRef={ref} />
  ) : (
    <LoadingCart {...{ hasFailed, retry }} {...props} rootRef={ref} />
  )
})

function LoadingCart({
  additionalFees: _,
  hasFailed,
  onSuccess: __,
  retry,
  rootRef,
  ...props
}: CartProps & {
  hasFailed: boolean
  retry: () => void
  rootRef: ForwardedRef<HTMLElement>
}): ReactElement {
  const labels = useLabels(cartLabels)
  return usePart<'section', CartState>({
    name: 'cart',
    tag: 'section',
    own: {
      'aria-busy': !hasFailed,
      'aria-label': labels.cart,
      children: hasFailed ? (
        <BrokenWidget onRetry={retry} />
      ) : (
        <LoadingWidget />
      ),
    },
    props,
    ref: rootRef,
    state: { stage: 'cart' },
  })
}

export declare namespace Cart {
  /** State passed to `render`. */
  export type State = CartState
  export type Props = CartProps
}
