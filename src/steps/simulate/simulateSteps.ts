import type { Config } from 'wagmi'
import type { Step } from '../../rpc/schemas.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import { explained } from '../base/explained.js'
import type { Intent } from '../base/intent.js'
import { readSteps } from '../base/readStep.js'
import { type SimulateOptions, type Simulation, simulate } from './simulate.js'

export type SimulateStepsOptions = Omit<
  SimulateOptions,
  'environment' | 'purpose' | 'report'
> & {
  /** Replaces the clock, random ids, storage or locks. */
  environment?: Partial<Environment> | undefined
}

export async function simulateSteps(
  config: Config,
  steps: readonly Step[],
  intent: Intent,
  options: SimulateStepsOptions = {},
): Promise<Simulation> {
  const given = { ...options, intent }
  return explained('simulateSteps', config, given, async () => {
    const environment = getEnvironment(given)
    const read = readSteps(steps)
    const { simulation } = await simulate(config, read, intent, {
      ...options,
      environment,
      purpose: 'look',
    })
    return simulation
  })
}
