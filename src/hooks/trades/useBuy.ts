'use client'
import { getRemainingQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import { buy, toBuyIntent } from '../../steps/flows/buy.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Buys from one listing, or from several with `items`. Requests a quote,
 * verifies it, runs it through the wallet, and refreshes affected queries.
 * Calling `mutate` again after a failure continues where the flow stopped and
 * never repeats a completed step. While a purchase runs, another one from the
 * same hook rejects. Lists show the remaining quantity as soon as the purchase
 * is mined (optimistic update).
 *
 * @example
 * import { useBuy } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useBuy()
 *
 * <button onClick={() => mutate({ order })}>Buy</button>
 */
export function useBuy<onMutateResult = unknown>(
  parameters: useBuy.Parameters<onMutateResult> = {},
): useBuy.ReturnType<onMutateResult> {
  return useFlow(buy, parameters, (variables, account) => ({
    intent: toBuyIntent({ ...variables, account }),
    orderUpdates: (variables.items ?? [variables]).map(toUpdate),
  }))
}

export declare namespace useBuy {
  type Variables = buy.Variables & FlowVariables
  type Data = buy.ReturnType
  type Parameters<onMutateResult = unknown> = FlowHookParameters<
    Data,
    Variables,
    onMutateResult
  >
  type ReturnType<onMutateResult = unknown> = FlowHookResult<
    Data,
    Variables,
    onMutateResult
  >
}

function toUpdate({ order, quantity = '1' }: BuyItem) {
  const left = getRemainingQuantity(order) - BigInt(quantity)
  return left > 0n
    ? { order, quantityRemaining: String(left) }
    : { order, quantityRemaining: '0', status: 'filled' as Order['status'] }
}
