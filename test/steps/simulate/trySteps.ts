import type { Config } from 'wagmi'
import type { Step } from '../../../src/rpc/schemas.js'
import type { Intent } from '../../../src/steps/model/intent.js'
import { readSteps } from '../../../src/steps/model/readStep.js'
import {
  type Environment,
  getEnvironment,
} from '../../../src/steps/platform/environment.js'
import {
  type SimulateOptions,
  type Simulation,
  simulate,
} from '../../../src/steps/simulate/simulate.js'

/** Simulates steps without a review. */
export async function trySteps(
  config: Config,
  steps: readonly Step[],
  intent: Intent,
  options: Pick<SimulateOptions, 'client'> & {
    environment?: Partial<Environment>
  },
): Promise<Simulation> {
  const { simulation } = await simulate(config, readSteps(steps), intent, {
    ...options,
    environment: getEnvironment(options),
  })
  return simulation
}
