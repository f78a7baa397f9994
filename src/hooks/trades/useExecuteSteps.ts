'use client'
import { executeSteps, toStepsIntent } from '../../steps/flows/executeSteps.js'
import { readStep } from '../../steps/model/readStep.js'
import {
  type FlowHookParameters,
  type FlowHookResult,
  type FlowVariables,
  useFlow,
} from './useFlow.js'

/**
 * Runs steps that you fetched. `useBuy`, `useList` and `useCancel` also fetch
 * them. After a failure fetch new steps, which omit completed ones, or pass the
 * same steps again to continue.
 *
 * @example
 * import { useBuySteps, useExecuteSteps } from 'marketkit'
 * import { toIntent, toRequest } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const request = toRequest(intent)
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
    const { chainId, intent: tradeIntent } = variables
    const steps = variables.steps.map(readStep)
    return { intent: toStepsIntent({ account, chainId, steps }), tradeIntent }
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
