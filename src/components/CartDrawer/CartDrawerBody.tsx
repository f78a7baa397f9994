'use client'
import {
  type ForwardedRef,
  type ReactElement,
  type Ref,
  type RefObject,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { rootProps } from '../../hooks/rootProps.js'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { usePart } from '../base/usePart.js'
import { Backdrop } from '../dialog/Backdrop.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { useLayer } from '../dialog/useLayer.js'
import { usePresence } from '../dialog/usePresence.js'
import {
  type DialogState,
  useDialog,
  useFlowDialog,
} from '../trade/useFlowDialog.js'
import { CartPanes, cartStage } from './CartPanes.js'
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

/** Not modal while the wallet is open, so that its sheet is reachable. */
function CartLayer({
  checkout,
  dialog,
  popup,
  rootRef,
  ...props
}: Omit<
  CartDrawerProps,
  | 'additionalFees'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'onSuccess'
  | 'open'
  | 'trigger'
> & {
  checkout: useCartCheckout.ReturnType
  dialog: DialogState
  popup: RefObject<HTMLDivElement | null>
  /** The caller's `ref`, which React 18 doesn't pass in props. */
  rootRef: Ref<HTMLDivElement>
}) {
  const kit = useMarketKit()
  const id = useId()
  const { close, open, setOpen } = dialog
  const stage = cartStage(checkout)
  const busy = stage === 'working'
  useLayer(popup, { onEscape: close, open, stage })
  const element = usePart<'div', CartDrawerState>({
    name: 'cart-drawer',
    own: {
      'aria-labelledby': id,
      'aria-modal': !busy,
      'data-closed': open ? undefined : '',
      ref: popup,
      role: 'dialog',
      tabIndex: -1,
      children: <CartPanes checkout={checkout} id={id} onClose={close} />,
    },
    props,
    ref: rootRef,
    state: { open, stage },
  })
  return (
    <div {...rootProps(kit)}>
      <Backdrop closed={!open} onPress={() => busy || setOpen(false)} />
      {element}
    </div>
  )
}
