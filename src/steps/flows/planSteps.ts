import type { Config } from 'wagmi'
import type { Plan, PlanParameters } from '../review/planSteps.js'
import { loadRuntime } from './loadRuntime.js'

/**
 * Decodes, verifies and simulates steps without a wallet prompt. Returns their
 * actions, costs and approvals, and whether they match the intent.
 *
 * @throws InvalidStepError when a step cannot be read.
 * @throws ConfigurationError when an option is wrong.
 * @throws RequestError when a part of MarketKit cannot be loaded.
 *
 * @example
 * import { planSteps, toIntent } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const plan = await planSteps(config, { client, intent, steps })
 */
export async function planSteps(
  config: Config,
  parameters: planSteps.Parameters,
): Promise<Plan> {
  const runtime = await loadRuntime()
  return runtime.planSteps(config, parameters)
}

export declare namespace planSteps {
  type Parameters = PlanParameters
}
