'use client'
import type { ReactElement } from 'react'
import type { PartProps } from '../base/usePart.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { Sheet } from '../dialog/Sheet.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import {
  CartPanes,
  type CartStage,
  getCartStage,
  useCartHeader,
} from './CartPanes.js'
import { useCartDrawer } from './useCartDrawer.js'

/** State of the drawer, passed to `render`. */
export type CartDrawerState = { open: boolean; stage: CartStage }

/** Props of `CartDrawer`. */
export type CartDrawerProps = PartProps<'div', CartDrawerState> &
  Omit<DialogProps, 'trigger'> &
  Pick<useCartDrawer.Parameters, 'additionalFees' | 'onSuccess'> & {
    /** The button that opens it; null for none. @default a `CartButton` */
    trigger?: ReactElement | null | undefined
  }

export function CartDrawerBody({
  additionalFees,
  onOpenChange,
  onSuccess,
  open,
  rootRef,
  ...props
}: Omit<CartDrawerProps, keyof DialogProps> & BodyProps): ReactElement {
  const drawer = useDialog({ onOpenChange, open })
  const checkout = useCartDrawer({ additionalFees, enabled: open, onSuccess })
  const { flow, leave } = checkout
  const { close, onClosed } = useFlowDialog(drawer, { ...flow, reset: leave })
  const stage = getCartStage(checkout)
  return (
    <Sheet<CartDrawerState>
      {...useCartHeader(checkout)}
      isBusy={stage === 'working'}
      name="cart-drawer"
      onClose={close}
      onClosed={onClosed}
      position="side"
      props={props}
      rootRef={rootRef}
      state={{ open, stage }}
    >
      <CartPanes
        additionalFees={additionalFees}
        checkout={checkout}
        onClose={close}
      />
    </Sheet>
  )
}
