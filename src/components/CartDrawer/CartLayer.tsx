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
 * The drawer itself. While a wallet is asked no press outside closes it, and
 * it stops claiming to be all there is, so that a wallet's sheet is heard.
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
  /** Takes the drawer's element: React 18 keeps `ref` apart. */
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
