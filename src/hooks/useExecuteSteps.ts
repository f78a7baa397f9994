'use client'
import { executeSteps } from '../steps/executeSteps.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Has the wallet carry out steps of your own asking. `useBuy`, `useList` and
 * `useCancel` do that and what goes around it. After a failure ask for new
 * steps: the same ones would repeat what is done.
 *
 * @example
 * import { useBuySteps, useExecuteSteps } from 'marketkit'
 *
 * const { data: steps } = useBuySteps({ chainId: 137, ...request })
 * const { mutate, progress } = useExecuteSteps()
 *
 * mutate({ chainId: 137, steps })
 */
export function useExecuteSteps(
  parameters: useExecuteSteps.Parameters = {},
): useExecuteSteps.ReturnType {
  return useFlow(executeSteps, parameters)
}

export declare namespace useExecuteSteps {
  type Variables = Pick<
    executeSteps.Parameters,
    'chainId' | 'intent' | 'steps' | keyof FlowVariables
  >
  type Data = executeSteps.ReturnType
  type Parameters = FlowHookParameters<Data, Variables>
  type ReturnType = FlowHookResult<Data, Variables>
}
