import type { Config } from 'wagmi'
import { accountOf } from './accountOf.js'
import type { Run } from './attempt.js'
import { carryOut } from './carryOut.js'
import { digestOf } from './journal/record.js'
import type { Result } from './journal/resultOf.js'
import type { ReadableStep } from './readStep.js'
import { recover } from './settleEarlier.js'
import { type RunParameters, withRun } from './withRun.js'

/** Carries out steps of the host's own asking, once they are reviewed. */
export async function runSteps(
  config: Config,
  parameters: RunParameters,
  steps: readonly ReadableStep[],
  /** Answers whether the node has just tried all of them. */
  review: (run: Run) => Promise<boolean>,
): Promise<Result> {
  const subject = {
    account: accountOf(config, parameters),
    intent: { steps: steps.map(digestOf) },
    kind: 'steps' as const,
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
