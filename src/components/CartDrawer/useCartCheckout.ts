'use client'
import { useCallback, useState } from 'react'
import type { CartGroup } from '../../hooks/cartLines.js'
import { useBuy } from '../../hooks/useBuy.js'
import { useCheckedCart } from '../../hooks/useCheckedCart.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { type BasketItem, useBasket } from './useBasket.js'

/** Milliseconds between looks while somebody sees the cart. */
const lookEvery = 15_000

/** A cart and its checkout, one group after the other. */
export function useCartCheckout(parameters: {
  additionalFees: ((group: CartGroup) => readonly AdditionalFee[]) | undefined
  onSuccess: ((result: useBuy.Data) => void) | undefined
  open: boolean
}) {
  const { additionalFees, onSuccess, open } = parameters
  const cart = useCheckedCart({ enabled: open, refetchInterval: lookEvery })
  const flow = useBuy({
    onSuccess,
  })
  const [chosen, choose] = useState<CartGroup>()
  const now = cart.groups.find(({ id }) => id === chosen?.id)
  const basket = useBasket({
    additionalFees: (now && additionalFees?.(now)) ?? noFees,
    choice: chosen,
    flow,
    items: now ? itemsOf(now) : noItems,
    open,
    shown: open && chosen !== undefined,
  })
  const isBegun = !flow.isIdle
  const { isPending, reset } = flow
  const leave = useCallback(() => {
    if (isPending) return
    reset()
    choose(undefined)
  }, [isPending, reset])
  return {
    basket,
    cart,
    /** The group that is checked out, once it was chosen. */
    group: chosen && (now || isBegun) ? (now ?? chosen) : undefined,
    flow,
    /** Shows what a group costs in all; nothing is bought yet. */
    checkOut: choose,
    /** Back to all groups; a purchase that runs stays in view. */
    leave,
  }
}

/** A cart and its checkout. */
export type CartCheckout = ReturnType<typeof useCartCheckout>

const noFees: readonly AdditionalFee[] = []
const noItems: readonly BasketItem[] = []

/** What can be bought of a group, with what is known of each. */
function itemsOf({ items, lines }: CartGroup): BasketItem[] {
  return items.map((item) => ({
    ...item,
    collectible: lines.find(({ now }) => now === item.order)?.collectible,
  }))
}
