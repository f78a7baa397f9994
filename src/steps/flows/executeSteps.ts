import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { Step } from '../../rpc/schemas.js'
import type { Intent, StepsIntent } from '../base/intent.js'
import { isSame } from '../base/isSame.js'
import { type ReadableStep, readStep } from '../base/readStep.js'
import { getRules } from '../guard/getRules.js'
import { getDigest } from '../journal/record.js'
import type { Result } from '../journal/toResult.js'
import {
  prepareReview,
  type ReviewParameters,
  reviewSteps,
} from '../review/reviewSteps.js'
import { getAccount } from '../run/acquireRun.js'
import type { RunParameters } from '../run/withRun.js'
import { loadRuntime } from './loadRuntime.js'

/**
 * Carries out the steps of a quote with the connected wallet, in order: sends
 * and waits, signs, posts. Every step is read before the first prompt, and
 * before each prompt account and chain are checked again. Nothing is prompted
 * after a refusal, a revert or a failure.
 *
 * An earlier step that was carried out stays so: after a failure ask for new
 * steps, what is done is absent from them, or give the same ones again, which
 * go on from there.
 *
 * Every prompt is written down before it opens. When the same steps are given
 * again after a crash, what they left open is settled first; what nobody can
 * tell is prompted again with `consent` alone.
 *
 * With an `intent` the steps are compared with it before the first prompt.
 *
 * @throws InvalidStepError before any prompt, when a step cannot be read.
 * @throws GuardError before any prompt, when steps do something else than
 * `intent`.
 * @throws ConfigurationError when the chain or the address of a post is not
 * known, when `intent` is of another account or chain, or when steps are to be
 * reviewed without one.
 * @throws StepError when a step does not come to its end. `fundsMoved` speaks
 * of that step alone, not of an approval mined before it.
 *
 * @example
 * import {
 *   executeSteps,
 *   generateBuyTransaction,
 *   toBuyRequest,
 * } from 'marketkit/core'
 *
 * const request = toBuyRequest({ buyer, order })
 * const { steps } = await client.request(generateBuyTransaction, request, {
 *   chainId,
 * })
 * const { hashes } = await executeSteps(config, { client, chainId, steps })
 */
export async function executeSteps(
  config: Config,
  parameters: executeSteps.Parameters,
): Promise<executeSteps.ReturnType> {
  const steps = parameters.steps.map(readStep)
  const { chainId, intent, onReview, policy = 'off' } = parameters
  if (!intent && (onReview || policy !== 'off'))
    throw new ConfigurationError('A review of steps needs an `intent`.')
  if (intent) prepareReview(parameters)
  const account = getAccount(config, parameters)
  const wanted = toStepsIntent({ account, chainId, steps })
  const { runSteps } = await loadRuntime()
  return runSteps(config, parameters, wanted, steps, async (run) => {
    if (!intent) return false
    const { account, chainId } = intent
    if (chainId !== run.chainId || !isSame(account, run.account))
      throw new ConfigurationError(
        'The intent is of another account or chain than the run.',
      )
    return reviewSteps(steps, intent, getRules(intent), {
      ...parameters,
      ...run,
    })
  })
}

/** Creates the intent of steps of the host's own asking. */
export function toStepsIntent({
  steps,
  ...place
}: Omit<StepsIntent, 'digests' | 'kind'> & {
  steps: readonly ReadableStep[]
}): StepsIntent {
  return { ...place, kind: 'steps', digests: steps.map(getDigest) }
}

export declare namespace executeSteps {
  type Parameters = RunParameters &
    ReviewParameters & {
      /**
       * What was agreed on. Without it steps are not compared with anything,
       * and nobody is asked: the wallet alone shows them.
       */
      intent?: Intent | undefined
      /** The steps, as the service sent them. */
      steps: readonly Step[]
    }
  type ReturnType = Result
}
