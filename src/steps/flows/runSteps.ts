import type { Config } from 'wagmi'
import { ConfigurationError } from '../../errors.js'
import type { StepsIntent } from '../base/intent.js'
import { isSameText } from '../base/plainData.js'
import type { ReadableStep } from '../base/readStep.js'
import { carryOut } from '../execute/carryOut.js'
import { findEffect } from '../execute/findEffect.js'
import { recover } from '../execute/settleEarlier.js'
import { getRules } from '../guard/getRules.js'
import type { Result } from '../journal/toResult.js'
import { reviewSteps } from '../review/reviewSteps.js'
import type { Run } from '../run/run.js'
import { withRun } from '../run/withRun.js'
import type { executeSteps } from './executeSteps.js'

/** Carries out steps that the host fetched, once they are reviewed. */
export async function runSteps(
  config: Config,
  parameters: executeSteps.Parameters,
  intent: StepsIntent,
  steps: readonly ReadableStep[],
): Promise<Result> {
  return withRun(config, parameters, { intent, findEffect }, async (run) => {
    let result = await recover(run)
    if (!result) {
      run.isTried = await review(run, parameters, steps)
      result = await carryOut(run, steps)
    }
    run.progress.run({ status: 'success' })
    return result
  })
}

/** Compares the steps with what the person agreed to, if the host says that. */
async function review(
  run: Run,
  parameters: executeSteps.Parameters,
  steps: readonly ReadableStep[],
): Promise<boolean> {
  const { intent } = parameters
  if (!intent) return false
  const { account, chainId } = intent
  if (chainId !== run.chainId || !isSameText(account, run.account))
    throw new ConfigurationError(
      'The intent is for another account or chain than the steps.',
    )
  return reviewSteps(steps, intent, getRules(intent), { ...parameters, ...run })
}
