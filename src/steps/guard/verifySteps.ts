import type { Step } from '../../rpc/schemas.js'
import { readStep } from '../readStep.js'
import { buyRules } from './buyRules.js'
import { cancelRules } from './cancelRules.js'
import { defaultDecoders } from './defaultDecoders.js'
import type { Rules } from './guard.js'
import type { Intent } from './intent.js'
import { listRules } from './listRules.js'
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
 * import { buyIntentOf, verifySteps } from 'marketkit/core'
 *
 * const intent = buyIntentOf({ account, chainId, items: [{ order }] })
 * const { verdict, findings } = verifySteps(steps, intent, { client })
 */
export function verifySteps(
  steps: readonly Step[],
  intent: Intent,
  options: verifySteps.Options = {},
): GuardReport {
  return verify(steps.map(readStep), intent, rulesOf(intent), options)
}

export declare namespace verifySteps {
  type Options = VerifyOptions
}

/** The rules for any intent, with everything that reads steps. */
export function rulesOf({ kind }: Intent): Rules<any> {
  const rules = { buy: buyRules, list: listRules, cancel: cancelRules }[kind]
  return { ...rules, decoders: defaultDecoders } as Rules<any>
}
