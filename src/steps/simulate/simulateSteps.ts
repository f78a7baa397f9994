import type { Config } from 'wagmi'
import type { Step } from '../../rpc/schemas.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import type { Intent } from '../base/intent.js'
import { readSteps } from '../base/readStep.js'
import { loadSimulation } from './loadSimulation.js'
import type { SimulateOptions } from './simulate.js'
import type { Simulation } from './simulation.js'

/**
 * Tries all transactions of the steps on top of each other, without a wallet,
 * and compares what would move with what was agreed on. Where the node cannot
 * do that it tries what it can, and says so.
 *
 * @example
 * import { simulateSteps } from 'marketkit/core'
 *
 * const { simulated, failure } = await simulateSteps(config, steps, intent)
 */
export async function simulateSteps(
  config: Config,
  steps: readonly Step[],
  intent: Intent,
  options: simulateSteps.Options = {},
): Promise<Simulation> {
  const environment = getEnvironment(options)
  const read = readSteps(steps)
  const { simulate } = await loadSimulation()
  return simulate(config, read, intent, { ...options, environment })
}

export declare namespace simulateSteps {
  type Options = Omit<SimulateOptions, 'environment' | 'report'> & {
    /** Parts of the surroundings to replace. */
    environment?: Partial<Environment> | undefined
  }
}
