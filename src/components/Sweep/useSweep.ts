'use client'
import type { Address } from 'viem'
import { cartLimit } from '../../hooks/cartStore.js'
import { useBuy } from '../../hooks/useBuy.js'
import type { PageRequest } from '../../rpc/pageRequests.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { type Basket, useBasket } from '../CartDrawer/useBasket.js'
import { useFlowInView } from '../parts/useFlowInView.js'
import {
  type SweepChoice,
  type SweepTarget,
  useSweepChoice,
} from './useSweepChoice.js'

/**
 * Buys the cheapest listings of a collection in one go: `Sweep` without its
 * markup. What a person chooses is in `draft`; what is picked for it, what that
 * costs and its purchase are in `basket`.
 *
 * @example
 * import { useSweep } from 'marketkit'
 *
 * const { basket, edit } = useSweep({ target: { chainId: 137, contractAddress } })
 *
 * <>
 *   <button onClick={() => edit({ by: 'count', count: 5n })}>Five</button>
 *   <button disabled={basket.next === 'working'} onClick={basket.buy}>Buy</button>
 * </>
 */
export function useSweep(parameters: useSweep.Parameters): useSweep.ReturnType {
  const {
    additionalFees = noFees,
    currencies,
    enabled = true,
    max = cartLimit,
    onSuccess,
    sort,
    target,
  } = parameters
  const flow = useBuy({ onSuccess })
  const { items, ...choice } = useSweepChoice({
    currencies,
    enabled,
    max: Math.min(max, cartLimit),
    sort,
    target,
  })
  const basket = useBasket({
    additionalFees,
    choice: choice.draft,
    enabled,
    flow,
    items,
  })
  useFlowInView(flow, enabled)
  return {
    ...choice,
    basket,
    edit(change) {
      if (flow.isPending) return
      if (flow.isError) flow.reset()
      choice.edit(change)
    },
    flow,
  }
}

export declare namespace useSweep {
  type Parameters = {
    /** Fees on top, in the smallest unit of the currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /**
     * Whether somebody sees it; else nothing is asked of the service, and a
     * question is answered with no. @default true
     */
    enabled?: boolean | undefined
    /** Listings to buy from at most, 50 or fewer. @default 50 */
    max?: number | undefined
    /** Told when the purchase is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
    /** How the service names the cheapest first. @default `priceAmount` */
    sort?: NonNullable<PageRequest>['sort'] | undefined
    /** What to sweep. */
    target: SweepTarget
  }
  type ReturnType = SweepChoice & {
    /** What is picked, the cheapest first, what it costs, and its purchase. */
    basket: Basket
    /** The purchase. */
    flow: useBuy.ReturnType
  }
}

const noFees: readonly AdditionalFee[] = []
