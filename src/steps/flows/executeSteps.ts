import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import { getDigest } from '../journal/record.js'
import type { Result } from '../journal/results.js'
import type { StepsIntent } from '../model/intent.js'
import { type ReadableStep, readSteps } from '../model/readStep.js'
import type { StepsAgreement, StepsParameters } from './flowPlan.js'
import { prepareFlow } from './startFlow.js'

/**
 * Carries out the steps of a quote with the connected wallet, in order: sends
 * and waits, signs, posts. Before the first prompt every step is decoded and
 * compared with `intent`; before each prompt account and chain are checked
 * again. Nothing is prompted after a rejection, a revert or a failure.
 *
 * Completed steps stay completed: after a failure fetch new steps, which leave
 * them out, or pass the same steps again to continue.
 *
 * Every prompt is recorded before it opens. If the same steps are passed again
 * after a crash, the open ones are resolved first; a step whose outcome cannot be
 * known is prompted again only with `acknowledge`.
 *
 * Pass the `account` that the steps were fetched for, because the wallet may have
 * switched to another account meanwhile.
 *
 * @throws InvalidStepError before any prompt, if a step cannot be read.
 * @throws GuardError before any prompt, if the steps do not match `intent`.
 * @throws ConfigurationError if the chain or the address of a post is unknown,
 * if `intent` is for another account or chain, or if there is neither an
 * `intent` nor `policy: 'off'`.
 * @throws StepError if a step fails. `fundsMoved` concerns that step alone, not
 * an approval mined before it.
 *
 * @example
 * import {
 *   executeSteps,
 *   generateBuyTransaction,
 *   toIntent,
 *   toRequest,
 * } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const request = toRequest(intent)
 * const { steps } = await client.request(generateBuyTransaction, request, {
 *   chainId,
 * })
 * await executeSteps(config, { client, chainId, intent, steps })
 */
export async function executeSteps(
  config: Config,
  parameters: executeSteps.Parameters,
): Promise<executeSteps.ReturnType> {
  const { planned, runSteps } = await prepareFlow(
    'executeSteps',
    config,
    parameters,
    (account) => {
      const steps = readSteps(parameters.steps)
      const { chainId, intent, policy } = parameters
      if (!intent && policy !== 'off')
        throw new ConfigurationError('`executeSteps` needs an `intent`.', {
          metaMessages: [
            'Without an intent, no step is verified before the wallet opens.',
            "To skip verification, pass `policy: 'off'`.",
          ],
        })
      return { intent: toStepsIntent({ account, chainId, steps }), steps }
    },
  )
  return runSteps(config, parameters, planned.intent, planned.steps)
}

export function toStepsIntent({
  steps,
  ...place
}: Omit<StepsIntent, 'digests' | 'kind'> & {
  steps: readonly ReadableStep[]
}): StepsIntent {
  return { ...place, kind: 'steps', digests: steps.map(getDigest) }
}

export declare namespace executeSteps {
  /** The intent to verify the steps with, or `policy: 'off'`. */
  type Agreement = StepsAgreement
  type Parameters = StepsParameters
  type ReturnType = Result
}
