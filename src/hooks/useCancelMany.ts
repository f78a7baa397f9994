'use client'
import { cancelMany, toCancelManyIntent } from '../steps/flows/cancelMany.js'
import {
  type FlowHookParameters,
  type FlowVariables,
  type PartsHookResult,
  useFlow,
} from './useFlow.js'

/**
 * Cancels several orders, one after the other, and refreshes what is on screen.
 * Stops at the first failure. `progress.parts` tells where each order stands.
 *
 * @example
 * import { useCancelMany } from 'marketkit'
 *
 * const { mutate, progress } = useCancelMany()
 *
 * <button onClick={() => mutate({ chainId: 137, orders: [order] })}>
 *   Cancel all
 * </button>
 */
export function useCancelMany<onMutateResult = unknown>(
  parameters: useCancelMany.Parameters<onMutateResult> = {},
): useCancelMany.ReturnType<onMutateResult> {
  return useFlow(cancelMany, parameters, (variables, account) => ({
    intent: toCancelManyIntent(account, variables),
    marks: variables.orders.map((order) => ({ order, status: 'cancelled' })),
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
  type ReturnType<onMutateResult = unknown> = PartsHookResult<
    Data,
    Variables,
    onMutateResult
  >
}
