'use client'
import { type ForwardedRef, type ReactElement, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { usePresence } from '../dialog/usePresence.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { CartLayer } from './CartLayer.js'
import type { CartDrawerProps } from './cartDrawerProps.js'
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
  }): ReactElement | null {
  const drawer = useDialog({ onOpenChange, open })
  const checkout = useCartCheckout({ additionalFees, enabled: open, onSuccess })
  const { flow, leave } = checkout
  const dialog = useFlowDialog(drawer, { ...flow, reset: leave })
  const popup = useRef<HTMLDivElement>(null)
  const inBrowser = useInBrowser()
  const present = usePresence(open, popup, dialog.onClosed)
  return present && inBrowser
    ? createPortal(
        <CartLayer
          {...props}
          checkout={checkout}
          dialog={dialog}
          popup={popup}
          rootRef={rootRef}
        />,
        document.body,
      )
    : null
}
