'use client'
import { cancel, toCancelIntent } from '../../steps/flows/cancel.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Cancels an order. Requests a quote, verifies it, runs it through the wallet,
 * and refreshes affected queries. Lists show the order as cancelled as soon as
 * the cancellation is mined (optimistic update).
 *
 * @example
 * import { useCancel } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useCancel()
 *
 * <button onClick={() => mutate({ order })}>Cancel</button>
 */
export function useCancel<onMutateResult = unknown>(
  parameters: useCancel.Parameters<onMutateResult> = {},
): useCancel.ReturnType<onMutateResult> {
  return useFlow(cancel, parameters, ({ chainId, order }, account) => ({
    intent: toCancelIntent({ account, chainId, order }),
    orderUpdates: [{ order, status: 'cancelled' }],
  }))
}

export declare namespace useCancel {
  type Variables = cancel.Variables & FlowVariables
  type Data = cancel.ReturnType
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
