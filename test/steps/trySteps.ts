import type { Config } from 'wagmi'
import type { Step } from '../../src/rpc/schemas.js'
import {
  type Environment,
  getEnvironment,
} from '../../src/steps/base/environment.js'
import type { Intent } from '../../src/steps/base/intent.js'
import { readSteps } from '../../src/steps/base/readStep.js'
import {
  type SimulateOptions,
  type Simulation,
  simulate,
} from '../../src/steps/simulate/simulate.js'

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
    purpose: 'look',
  })
  return simulation
}
