'use client'
import { readStep } from '../steps/base/readStep.js'
import { executeSteps, toStepsIntent } from '../steps/flows/executeSteps.js'
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
 * import { toBuyRequest, useBuySteps, useExecuteSteps } from 'marketkit'
 *
 * const request = toBuyRequest({ buyer: account, order })
 * const { data: steps = [] } = useBuySteps({ chainId: 137, ...request })
 * const { mutate, progress } = useExecuteSteps()
 *
 * <button onClick={() => mutate({ chainId: 137, intent, steps })}>
 *   Continue
 * </button>
 */
export function useExecuteSteps<onMutateResult = unknown>(
  parameters: useExecuteSteps.Parameters<onMutateResult> = {},
): useExecuteSteps.ReturnType<onMutateResult> {
  return useFlow(executeSteps, parameters, (variables, account) => {
    const { chainId, intent: trade } = variables
    const steps = variables.steps.map(readStep)
    return { intent: toStepsIntent({ account, chainId, steps }), trade }
  })
}

export declare namespace useExecuteSteps {
  type Variables = FlowVariables &
    executeSteps.Agreement &
    Pick<executeSteps.Parameters, 'chainId' | 'steps'>
  type Data = executeSteps.ReturnType
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
