'use client'
import { type ForwardedRef, type ReactElement, useId } from 'react'
import { type PartProps, usePart } from '../base/usePart.js'
import { SheetHeader } from '../dialog/SheetHeader.js'
import {
  CartPanes,
  type CartStage,
  getCartStage,
  useCartHeader,
} from './CartPanes.js'
import { useCartDrawer } from './useCartDrawer.js'

/** State of the cart, passed to `render`. */
export type CartState = { stage: CartStage }

/** Props of `Cart`. */
export type CartProps = PartProps<'section', CartState> &
  Pick<useCartDrawer.Parameters, 'additionalFees' | 'onSuccess'>

export function CartBody({
  additionalFees,
  onSuccess,
  rootRef,
  ...props
}: CartProps & { rootRef: ForwardedRef<HTMLElement> }): ReactElement {
  const id = useId()
  const checkout = useCartDrawer({ additionalFees, onSuccess })
  const header = useCartHeader(checkout)
  return usePart<'section', CartState>({
    name: 'cart',
    tag: 'section',
    own: {
      'aria-labelledby': id,
      children: (
        <>
          <SheetHeader {...header} id={id} />
          <CartPanes additionalFees={additionalFees} checkout={checkout} />
        </>
      ),
    },
    props,
    ref: rootRef,
    state: { stage: getCartStage(checkout) },
  })
}
