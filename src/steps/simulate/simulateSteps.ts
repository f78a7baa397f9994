import type { Config } from 'wagmi'
import type { Step } from '../../rpc/schemas.js'
import { type Environment, getEnvironment } from '../base/environment.js'
import { explained } from '../base/explained.js'
import type { Intent } from '../base/intent.js'
import { readSteps } from '../base/readStep.js'
import { loadSimulation } from './loadSimulation.js'
import type { SimulateOptions, Simulation } from './simulate.js'

/**
 * Tries all transactions of the steps on top of each other, without a wallet,
 * and compares the assets that would move with the intent. Also calls the
 * intent's contracts to check the kind of the collection, the holder of the
 * listed token, the currency, and the status of an order to cancel. A check
 * that the node does not answer is a finding with the code `unanswered`. If the
 * node cannot try all transactions, `simulated` says which were tried.
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
  const given = { ...options, intent }
  return explained('simulateSteps', config, given, async () => {
    const environment = getEnvironment(given)
    const read = readSteps(steps)
    const { simulate } = await loadSimulation()
    const { simulation } = await simulate(config, read, intent, {
      ...options,
      environment,
      purpose: 'look',
    })
    return simulation
  })
}

export declare namespace simulateSteps {
  type Options = Omit<SimulateOptions, 'environment' | 'purpose' | 'report'> & {
    /** Replaces the clock, random ids, storage or locks. */
    environment?: Partial<Environment> | undefined
  }
}
