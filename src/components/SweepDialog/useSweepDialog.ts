'use client'
import type { Address } from 'viem'
import { cartLimit } from '../../hooks/cart/cartStore.js'
import { useBuy } from '../../hooks/trades/useBuy.js'
import type { PageRequest } from '../../rpc/pageRequests.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { BasketTrade, SweepNext } from '../purchase/basketTrade.js'
import { noFees, useBasket } from '../purchase/useBasket.js'
import { useFlowInView } from '../trade/useFlowInView.js'
import {
  type SweepChoice,
  type SweepTarget,
  useSweepChoice,
} from './useSweepChoice.js'

/**
 * Buys the cheapest listings of a collection at once: `Sweep` without its
 * markup. `draft` holds the fields, `basket` the picked items and their cost.
 *
 * @example
 * import { useSweepDialog } from 'marketkit'
 *
 * const { buy, edit, next, retry } = useSweepDialog({
 *   target: { chainId: 137, contractAddress },
 * })
 *
 * <>
 *   <button onClick={() => edit({ by: 'count', count: 5n })}>Five</button>
 *   <button disabled={next !== 'buy'} onClick={buy}>Buy</button>
 *   {next === 'failed' && <button onClick={retry}>Try again</button>}
 * </>
 */
export function useSweepDialog(
  parameters: useSweepDialog.Parameters,
): useSweepDialog.ReturnType {
  const {
    additionalFees = noFees,
    enabled = true,
    max = cartLimit,
    onSuccess,
  } = parameters
  const flow = useBuy({ onSuccess })
  const { items, ...choice } = useSweepChoice({
    ...parameters,
    enabled,
    max: Math.min(max, cartLimit),
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

export declare namespace useSweepDialog {
  /** The next action: a `BasketNext` other than `choose`. */
  type Next = SweepNext
  type Parameters = {
    /** Additional fees, in the smallest unit of the currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /** If false, fetches nothing and answers questions with no. @default true */
    enabled?: boolean | undefined
    /** Maximum number of listings, 50 or fewer. @default 50 */
    max?: number | undefined
    /** Called when the purchase is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
    /** Sort that lists the cheapest first. @default `priceAmount` */
    sort?: NonNullable<PageRequest>['sort'] | undefined
    /** The collection to sweep. */
    target: SweepTarget
  }
  type ReturnType = SweepChoice &
    BasketTrade & {
      /** The next action. */
      next: Next
    }
}
