import type { Config } from 'wagmi'
import type { Step } from '../../rpc/schemas.js'
import type { Intent } from '../base/intent.js'
import type { Simulation } from '../simulate/simulate.js'
import type { SimulateStepsOptions } from '../simulate/simulateSteps.js'
import { loadRuntime } from './loadRuntime.js'

/**
 * Tries all transactions of the steps on top of each other, without a wallet,
 * and compares the assets that would move with the intent. Also calls the
 * intent's contracts to check the kind of the collection, the holder of the
 * listed token, the currency, and the status of an order to cancel. A check
 * that the node does not answer is a finding with the code `unanswered`. If the
 * node cannot try all transactions, `simulated` says which were tried.
 *
 * @throws RequestError when a part of MarketKit cannot be loaded.
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
  const runtime = await loadRuntime()
  return runtime.simulateSteps(config, steps, intent, options)
}

export declare namespace simulateSteps {
  type Options = SimulateStepsOptions
}
