'use client'
import { useCallback, useState } from 'react'
import { type CartGroup, isBeingBought } from '../../hooks/cart/cartLines.js'
import { useCheckedCart } from '../../hooks/cart/useCheckedCart.js'
import { useBuy } from '../../hooks/trades/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type {
  BasketItem,
  BasketNext,
  BasketTrade,
} from '../purchase/basketTrade.js'
import { noFees, useBasket } from '../purchase/useBasket.js'
import { useFlowInView } from '../trade/useFlowInView.js'

const pollIntervalMs = 15_000

/**
 * `CartDrawer` without its markup: the cart, and the checkout of one group at a
 * time. Buys nothing until `buy` is called.
 *
 * @example
 * import { useCartDrawer } from 'marketkit'
 *
 * const { buy, cart, checkOut, next, retry } = useCartDrawer()
 *
 * <>
 *   {cart.groups.map((it) => (
 *     <button key={it.id} onClick={() => checkOut(it)}>Check out</button>
 *   ))}
 *   <button disabled={next !== 'buy'} onClick={buy}>Buy</button>
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
 * </>
 */
export function useCartDrawer(
  parameters: useCartDrawer.Parameters = {},
): useCartDrawer.ReturnType {
  const { additionalFees, enabled = true, onSuccess } = parameters
  const cart = useCheckedCart({ enabled, refetchInterval: pollIntervalMs })
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

export declare namespace useCartDrawer {
  /** The next action; `choose` until a group is chosen. */
  type Next = BasketNext
  type Parameters = {
    /** Additional fees of a group, in the smallest unit of its currency. */
    additionalFees?:
      | ((group: CartGroup) => readonly AdditionalFee[])
      | undefined
    /**
     * Whether the component is visible. If not, it fetches nothing, and answers
     * open questions with no.
     * @default true
     */
    enabled?: boolean | undefined
    /** Called when the purchase of a group is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
  }
  type ReturnType = BasketTrade & {
    /** The cart, compared with the service's current orders. */
    cart: useCheckedCart.ReturnType
    /** Opens the checkout of a group. Does nothing during a purchase. */
    checkOut: (group: CartGroup) => void
    /** The group in checkout. */
    group: CartGroup | undefined
    /** Returns to all groups. Does nothing during a purchase. */
    leave: () => void
  }
}

const noItems: readonly BasketItem[] = []

function getBasketItems({ items, lines }: CartGroup): BasketItem[] {
  const open = lines
    .filter(isBeingBought)
    .map(({ now, quantity }) => ({ order: now, quantity }))
  return (items.length ? items : open).map((item) => ({
    ...item,
    collectible: lines.find(({ now }) => now === item.order)?.collectible,
  }))
}
