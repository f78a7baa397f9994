'use client'
import { type Ref, type RefObject, useId } from 'react'
import { rootProps } from '../../hooks/rootProps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { usePart } from '../base/usePart.js'
import { Backdrop } from '../dialog/Backdrop.js'
import { useLayer } from '../dialog/useLayer.js'
import type { DialogState } from '../trade/useFlowDialog.js'
import { CartPanes, getCartStage } from './CartPanes.js'
import type { CartDrawerProps, CartDrawerState } from './cartDrawerProps.js'
import type { useCartCheckout } from './useCartCheckout.js'

/**
 * While the wallet is open, a press outside doesn't close the drawer, and it
 * isn't modal, so that screen readers reach the wallet's own dialog.
 */
export function CartLayer({
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
  const stage = getCartStage(checkout)
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
