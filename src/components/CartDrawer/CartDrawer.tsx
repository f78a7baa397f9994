'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { CartButton } from './CartButton.js'
import type { CartDrawerProps, CartDrawerState } from './CartDrawerBody.js'

export const cartDrawerBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./CartDrawerBody.js')).CartDrawerBody,
)

/**
 * The cart in a drawer: its items, changes since they were added, and the
 * checkout of each group. Closing it never stops a purchase. After a reload it
 * shows pending purchases if the page uses `FlowNotices` or `usePendingFlows`.
 * Renders a `<div>` element in a portal, and the button that opens it.
 *
 * - `data-stage`: `cart`, `review`, `question`, `working`, `failed`, `success`
 * - `data-open`, `data-closed`: the drawer is open, or leaving
 *
 * @example
 * import { CartDrawer } from 'marketkit'
 *
 * <CartDrawer />
 */
export const CartDrawer = /* @__PURE__ */ forwardRef(function CartDrawer(
  { trigger = <CartButton />, ...props }: CartDrawer.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  return (
    <LazyDialog
      body={cartDrawerBody}
      {...props}
      rootRef={ref}
      trigger={trigger ?? undefined}
    />
  )
})

export declare namespace CartDrawer {
  /** State of the drawer, passed to `render`. */
  export type State = CartDrawerState
  export type Props = CartDrawerProps
}
