'use client'
import { type ForwardedRef, type ReactElement, useId } from 'react'
import { usePart } from '../base/usePart.js'
import { SheetHeader } from '../dialog/SheetHeader.js'
import { CartPanes, cartStage, useCartHeader } from './CartPanes.js'
import type { CartProps, CartState } from './cartDrawerProps.js'
import { useCartCheckout } from './useCartCheckout.js'

export function CartBody({
  additionalFees,
  onSuccess,
  rootRef,
  ...props
}: CartProps & { rootRef: ForwardedRef<HTMLElement> }): ReactElement {
  const id = useId()
  const checkout = useCartCheckout({ additionalFees, onSuccess })
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
    state: { stage: cartStage(checkout) },
  })
}
