import type { Config } from 'wagmi'
import { executeSteps as executeVerified } from '../../src/steps/flows/executeSteps.js'

/**
 * Carries out steps of a test without an intent: these tests are about wallets,
 * chains and posts.
 */
export function executeSteps(
  config: Config,
  parameters: Omit<executeVerified.Parameters, 'intent' | 'policy'>,
): ReturnType<typeof executeVerified> {
  return executeVerified(config, { ...parameters, policy: 'off' })
}
