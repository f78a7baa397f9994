'use client'
import { cancel } from '../steps/flows/cancel.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Cancels an order: asks for steps, has the wallet carry them out, waits for
 * the service to withdraw it, and refreshes what is on screen.
 *
 * @example
 * import { useCancel } from 'marketkit'
 *
 * const { mutate, progress, isPending } = useCancel()
 *
 * <button onClick={() => mutate({ chainId: 137, order })}>Cancel</button>
 */
export function useCancel(
  parameters: useCancel.Parameters = {},
): useCancel.ReturnType {
  return useFlow(cancel, parameters)
}

export declare namespace useCancel {
  type Variables = cancel.Variables & FlowVariables
  type Data = cancel.ReturnType
  type Parameters = FlowHookParameters<Data, Variables>
  type ReturnType = FlowHookResult<Data, Variables>
}
