'use client'
import { cancelMany, toCancelManyIntent } from '../../steps/flows/cancelMany.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Cancels several orders of one chain, one after the other, and refreshes the
 * affected queries. Stops at the first failure. `progress.parts` has the status
 * of each order.
 *
 * `onSuccess` is called once for each `mutate`, when every order is cancelled or
 * had ended. After a failure `onError` is called instead, although the orders
 * before it are cancelled.
 *
 * @example
 * import { useCancelMany } from 'marketkit'
 *
 * const { mutate, progress } = useCancelMany()
 *
 * <button onClick={() => mutate({ orders: [order] })}>
 *   Cancel all
 * </button>
 */
export function useCancelMany<onMutateResult = unknown>(
  parameters: useCancelMany.Parameters<onMutateResult> = {},
): useCancelMany.ReturnType<onMutateResult> {
  return useFlow(cancelMany, parameters, (variables, account) => ({
    intent: toCancelManyIntent(account, variables),
    orderUpdates: variables.orders.map((order) => ({
      order,
      status: 'cancelled',
    })),
  }))
}

export declare namespace useCancelMany {
  type Variables = cancelMany.Variables & FlowVariables
  type Data = cancelMany.ReturnType
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
