'use client'
import { useRender } from '@base-ui/react/use-render'
import { type ForwardedRef, forwardRef, type ReactElement, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { CartGroup } from '../../hooks/cartLines.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { useDialog, useFlowDialog } from '../parts/useFlowDialog.js'
import { usePresence } from '../parts/usePresence.js'
import { CartButton } from './CartButton.js'
import { CartLayer } from './CartLayer.js'
import type { CartStage } from './CartPanes.js'
import { useCartCheckout } from './useCartCheckout.js'

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
    additionalFees,
    defaultOpen,
    onOpenChange,
    onSuccess,
    open: given,
    trigger,
    ...props
  }: CartDrawer.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const drawer = useDialog({ defaultOpen, onOpenChange, open: given })
  const { open: isOpen, setOpen } = drawer
  const checkout = useCartCheckout({
    additionalFees,
    enabled: isOpen,
    onSuccess,
  })
  const { flow, leave } = checkout
  const dialog = useFlowDialog(drawer, { ...flow, reset: leave })
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const present = usePresence(isOpen, popup, dialog.onClosed)
  const opener = useRender({
    enabled: trigger !== null,
    render: trigger ?? <CartButton />,
    props: {
      'aria-expanded': isOpen,
      'aria-haspopup': 'dialog',
      onClick: () => setOpen(true),
    },
  })
  return (
    <>
      {opener}
      {present &&
        inBrowser &&
        createPortal(
          <CartLayer
            {...props}
            checkout={checkout}
            dialog={dialog}
            popup={popup}
            rootRef={ref}
          />,
          document.body,
        )}
    </>
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
