import type { Config } from 'wagmi'
import type { StepsIntent } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'
import { carryOut } from '../execute/carryOut.js'
import { findEffect } from '../execute/findEffect.js'
import { recover } from '../execute/settleEarlier.js'
import type { Result } from '../journal/toResult.js'
import type { Run } from '../run/run.js'
import { type RunParameters, withRun } from '../run/withRun.js'

/** Carries out steps of the host's own asking, once they are reviewed. */
export async function runSteps(
  config: Config,
  parameters: RunParameters,
  intent: StepsIntent,
  steps: readonly ReadableStep[],
  /** Answers whether the node has just tried all of them. */
  review: (run: Run) => Promise<boolean>,
): Promise<Result> {
  return withRun(config, parameters, { intent, findEffect }, async (run) => {
    let result = await recover(run, parameters)
    if (!result) {
      run.isTried = await review(run)
      result = await carryOut(run, steps)
    }
    run.progress.run({ status: 'success' })
    return result
  })
}
