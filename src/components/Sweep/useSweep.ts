'use client'
import type { Address } from 'viem'
import { cartLimit } from '../../hooks/cartStore.js'
import { useBuy } from '../../hooks/useBuy.js'
import type { PageRequest } from '../../rpc/pageRequests.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { BasketTrade, SweepNext } from '../CartDrawer/basketTrade.js'
import { useBasket } from '../CartDrawer/useBasket.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import {
  type SweepChoice,
  type SweepTarget,
  useSweepChoice,
} from './useSweepChoice.js'

/**
 * Buys the cheapest listings of a collection in one go: `Sweep` without its
 * markup. What a person chooses is in `draft`; what is picked for it, and what
 * that costs, is in `basket`.
 *
 * @example
 * import { useSweep } from 'marketkit'
 *
 * const { buy, edit, next, retry } = useSweep({
 *   target: { chainId: 137, contractAddress },
 * })
 *
 * <>
 *   <button onClick={() => edit({ by: 'count', count: 5n })}>Five</button>
 *   <button disabled={next !== 'buy'} onClick={buy}>Buy</button>
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
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
  const trade = useBasket({
    additionalFees,
    choice: choice.draft,
    enabled,
    flow,
    items,
  })
  useFlowInView(flow, enabled)
  return {
    ...choice,
    ...trade,
    edit(change) {
      if (flow.isPending) return
      if (flow.isError) flow.reset()
      choice.edit(change)
    },
  }
}

export declare namespace useSweep {
  /** What the button stands for: of a `BasketNext`, all but `choose`. */
  type Next = SweepNext
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
  type ReturnType = SweepChoice &
    BasketTrade & {
      /** What can be done now. */
      next: Next
    }
}

const noFees: readonly AdditionalFee[] = []
