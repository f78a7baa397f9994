'use client'
import type { ForwardedRef, ReactElement } from 'react'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { Sheet } from '../dialog/Sheet.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { CartPanes, cartStage, useCartHeader } from './CartPanes.js'
import type { CartDrawerProps, CartDrawerState } from './cartDrawerProps.js'
import { useCartCheckout } from './useCartCheckout.js'

export function CartDrawerBody({
  additionalFees,
  onOpenChange,
  onSuccess,
  open,
  rootRef,
  ...props
}: Omit<CartDrawerProps, keyof DialogProps> &
  BodyProps & {
    rootRef: ForwardedRef<HTMLDivElement>
  }): ReactElement {
  const drawer = useDialog({ onOpenChange, open })
  const checkout = useCartCheckout({ additionalFees, enabled: open, onSuccess })
  const { flow, leave } = checkout
  const { close, onClosed } = useFlowDialog(drawer, { ...flow, reset: leave })
  const stage = cartStage(checkout)
  return (
    <Sheet<CartDrawerState>
      {...useCartHeader(checkout)}
      isBusy={stage === 'working'}
      name="cart-drawer"
      onClose={close}
      onClosed={onClosed}
      place="side"
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
