'use client'
import { buy } from '../steps/flows/buy.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Buys from a listing: asks for steps, has the wallet carry them out, waits
 * for the service to show the sale, and refreshes what is on screen. After a
 * failure call `mutate` again: what is done is not asked for twice. While one
 * purchase runs, another from the same hook is refused.
 *
 * @example
 * import { useBuy } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useBuy()
 *
 * <button onClick={() => mutate({ chainId: 137, order })}>Buy</button>
 */
export function useBuy(parameters: useBuy.Parameters = {}): useBuy.ReturnType {
  return useFlow(buy, parameters)
}

export declare namespace useBuy {
  type Variables = buy.Variables & FlowVariables
  type Data = buy.ReturnType
  type Parameters = FlowHookParameters<Data, Variables>
  type ReturnType = FlowHookResult<Data, Variables>
}
