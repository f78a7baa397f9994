'use client'
import type { useRender } from '@base-ui/react/use-render'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { CartGroup } from '../../hooks/cartLines.js'
import type { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { CartButton } from './CartButton.js'
import type { CartStage } from './CartPanes.js'

/** Loads the drawer itself. */
export const cartDrawerBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./CartDrawerBody.js')).CartDrawerBody,
)

/**
 * The cart in a drawer: what it holds, what has changed or is gone, and the
 * checkout of each group. Closing it never stops a purchase that runs; after
 * a reload it knows of one where `FlowNotices` or `usePendingFlows` is used.
 * Renders a `<div>` element, in a portal, and the button that opens it.
 *
 * - `data-stage`: `cart`, `review`, `question`, `working`, `failed`, `success`
 * - `data-open`, `data-closed`: the drawer is open, or leaves
 *
 * @example
 * import { CartDrawer } from 'marketkit'
 *
 * <CartDrawer />
 */
export const CartDrawer = /* @__PURE__ */ forwardRef(function CartDrawer(
  {
    defaultOpen,
    onOpenChange,
    open,
    trigger = <CartButton />,
    ...props
  }: CartDrawer.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  return (
    <LazyDialog
      body={cartDrawerBody}
      {...{ defaultOpen, onOpenChange, open }}
      trigger={trigger ?? undefined}
    >
      {(Body, dialog) => <Body {...props} {...dialog} rootRef={ref} />}
    </LazyDialog>
  )
})

export declare namespace CartDrawer {
  /** State handed to `render`. */
  export type State = { open: boolean; stage: CartStage }
  export type Props = Omit<
    useRender.ComponentProps<'div', State>,
    'children'
  > & {
    /** Fees on top of a group, in the smallest unit of its currency. */
    additionalFees?:
      | ((group: CartGroup) => readonly AdditionalFee[])
      | undefined
    /** Whether it is open at first. @default false */
    defaultOpen?: boolean | undefined
    /** Told when it opens or closes. */
    onOpenChange?: ((open: boolean) => void) | undefined
    /** Told when the purchase of a group is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
    /** Whether it is open; to control it yourself. */
    open?: boolean | undefined
    /** The button that opens it; null for none. @default a `CartButton` */
    trigger?: ReactElement | null | undefined
  }
}
