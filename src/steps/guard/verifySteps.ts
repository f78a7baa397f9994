import type { Step } from '../../rpc/schemas.js'
import type { Intent } from '../base/intent.js'
import { readSteps } from '../base/readStep.js'
import { defaultDecoders } from './defaultDecoders.js'
import { getRules } from './getRules.js'
import type { GuardReport } from './report.js'
import { type VerifyOptions, verify } from './verify.js'

/**
 * Compares steps with what was agreed on, before anything is prompted. Calls
 * and typed data are translated into effects; each effect must have its place
 * in the flow, and all of them together must be what was agreed on. It asks
 * nobody and changes nothing.
 *
 * @throws InvalidStepError when a step cannot be read at all.
 *
 * @example
 * import { toBuyIntent, verifySteps } from 'marketkit/core'
 *
 * const intent = toBuyIntent({ account, chainId, items: [{ order }] })
 * const { verdict, findings } = verifySteps(steps, intent, { client })
 */
export function verifySteps(
  steps: readonly Step[],
  intent: Intent,
  options: verifySteps.Options = {},
): GuardReport {
  const { decoders = defaultDecoders } = options
  const read = readSteps(steps)
  return verify(read, intent, getRules(intent), { ...options, decoders })
}

export declare namespace verifySteps {
  type Options = VerifyOptions
}
