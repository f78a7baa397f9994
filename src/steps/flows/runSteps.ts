import type { Config } from 'wagmi'
import type { ReadableStep } from '../base/readStep.js'
import { carryOut } from '../execute/carryOut.js'
import { findEffect } from '../execute/findEffect.js'
import { recover } from '../execute/settleEarlier.js'
import { getDigest } from '../journal/record.js'
import type { Result } from '../journal/toResult.js'
import { getAccount } from '../run/acquireRun.js'
import type { Run } from '../run/run.js'
import { type RunParameters, withRun } from '../run/withRun.js'

/** Carries out steps of the host's own asking, once they are reviewed. */
export async function runSteps(
  config: Config,
  parameters: RunParameters,
  steps: readonly ReadableStep[],
  /** Answers whether the node has just tried all of them. */
  review: (run: Run) => Promise<boolean>,
): Promise<Result> {
  const subject = {
    account: getAccount(config, parameters),
    intent: { steps: steps.map(getDigest) },
    kind: 'steps' as const,
    findEffect,
  }
  return withRun(config, parameters, subject, async (run) => {
    let result = await recover(run, parameters)
    if (!result) {
      run.isTried = await review(run)
      result = await carryOut(run, steps)
    }
    run.progress.run({ status: 'success' })
    return result
  })
}
