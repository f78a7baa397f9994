'use client'
import { getRemainingQuantity } from '../order/quantity.js'
import type { Order } from '../rpc/schemas.js'
import type { BuyItem } from '../steps/base/intent.js'
import { buy, getBuyIntent } from '../steps/flows/buy.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Buys from a listing, or with `items` from several: asks for steps, has the
 * wallet carry them out, waits for the service to show the sale, and refreshes
 * what is on screen. After a failure call `mutate` again: what is done is not
 * asked for twice. While one purchase runs, another from the same hook is
 * refused. Once it is mined, lists show what is left of the order before the
 * service does; of several orders, once it is known which were bought.
 *
 * @example
 * import { useBuy } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useBuy()
 *
 * <button onClick={() => mutate({ chainId: 137, order })}>Buy</button>
 */
export function useBuy<onMutateResult = unknown>(
  parameters: useBuy.Parameters<onMutateResult> = {},
): useBuy.ReturnType<onMutateResult> {
  return useFlow(buy, parameters, (variables, account) => ({
    intent: getBuyIntent(account, variables),
    marks: (variables.items ?? [variables]).map(boughtOf),
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

/** What is left of an order from which was bought. */
function boughtOf({ order, quantity = '1' }: BuyItem) {
  const left = getRemainingQuantity(order) - BigInt(quantity)
  return left > 0n
    ? { order, quantityRemaining: String(left) }
    : { order, quantityRemaining: '0', status: 'filled' as Order['status'] }
}
