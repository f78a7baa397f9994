'use client'
import { useCallback, useState } from 'react'
import { type CartGroup, isBeingBought } from '../../hooks/cartLines.js'
import { useBuy } from '../../hooks/useBuy.js'
import { useCheckedCart } from '../../hooks/useCheckedCart.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import type { BasketItem, BasketNext, BasketTrade } from './basketTrade.js'
import { useBasket } from './useBasket.js'

/** Milliseconds between looks while somebody sees the cart. */
const lookEvery = 15_000

/**
 * The cart and its checkout, one group after the other: `CartDrawer` without
 * its markup. Nothing is bought before `buy` is called.
 *
 * @example
 * import { useCartCheckout } from 'marketkit'
 *
 * const { buy, cart, checkOut, next, retry } = useCartCheckout()
 *
 * <>
 *   {cart.groups.map((it) => (
 *     <button key={it.id} onClick={() => checkOut(it)}>Check out</button>
 *   ))}
 *   <button disabled={next !== 'buy'} onClick={buy}>Buy</button>
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
 * </>
 */
export function useCartCheckout(
  parameters: useCartCheckout.Parameters = {},
): useCartCheckout.ReturnType {
  const { additionalFees, enabled = true, onSuccess } = parameters
  const cart = useCheckedCart({ enabled, refetchInterval: lookEvery })
  const flow = useBuy({ onSuccess })
  const [chosen, choose] = useState<CartGroup>()
  const now = cart.groups.find(({ id }) => id === chosen?.id)
  const trade = useBasket({
    additionalFees: (now && additionalFees?.(now)) ?? noFees,
    choice: chosen,
    enabled: enabled && chosen !== undefined,
    flow,
    items: now ? getBasketItems(now) : noItems,
  })
  const isBegun = !flow.isIdle
  const { isPending, reset } = flow
  const turnTo = useCallback(
    (group: CartGroup | undefined) => {
      if (isPending) return
      reset()
      choose(group)
    },
    [isPending, reset],
  )
  const leave = useCallback(() => turnTo(undefined), [turnTo])
  useFlowInView({ ...flow, reset: leave }, enabled)
  const group = chosen && (now || isBegun) ? (now ?? chosen) : undefined
  return {
    ...trade,
    cart,
    checkOut: turnTo,
    group,
    leave,
    next: group ? trade.next : 'choose',
  }
}

export declare namespace useCartCheckout {
  /** What the button stands for; `choose` before there is a group. */
  type Next = BasketNext
  type Parameters = {
    /** Fees on top of a group, in the smallest unit of its currency. */
    additionalFees?:
      | ((group: CartGroup) => readonly AdditionalFee[])
      | undefined
    /**
     * Whether somebody sees it; else nothing is asked of the service, and a
     * question is answered with no. @default true
     */
    enabled?: boolean | undefined
    /** Told when the purchase of a group is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
  }
  type ReturnType = BasketTrade & {
    /** The cart, compared with what the service says now. */
    cart: useCheckedCart.ReturnType
    /** Shows what a group costs in all, and buys nothing; not while one is bought. */
    checkOut: (group: CartGroup) => void
    /** The group that is checked out, once it was chosen. */
    group: CartGroup | undefined
    /** Back to all groups; a purchase that runs stays in view. */
    leave: () => void
  }
}

const noFees: readonly AdditionalFee[] = []
const noItems: readonly BasketItem[] = []

/**
 * What can be bought of a group, with what is known of each. Where that is
 * nothing, what is being bought: it is told what became of that.
 */
function getBasketItems({ items, lines }: CartGroup): BasketItem[] {
  const open = lines
    .filter(isBeingBought)
    .map(({ now, quantity }) => ({ order: now, quantity }))
  return (items.length ? items : open).map((item) => ({
    ...item,
    collectible: lines.find(({ now }) => now === item.order)?.collectible,
  }))
}
