import type { Step } from '../../rpc/schemas.js'
import type { Intent } from '../base/intent.js'
import { readSteps } from '../base/readStep.js'
import { defaultDecoders } from './defaultDecoders.js'
import type { GuardReport } from './effects.js'
import type { VerifyOptions } from './guard.js'
import { verify } from './verify.js'

/**
 * Compares the steps of a quote with an intent. Decodes the effects of every
 * step, and reports each difference as a finding. Sends no request and opens no
 * prompt.
 *
 * @throws InvalidStepError if a step is invalid, or the steps are too large.
 * @throws ConfigurationError if the intent, or a decoder of the host, does not
 * have the expected shape.
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
  const decoders = options?.decoders ?? defaultDecoders
  const read = readSteps(steps)
  return verify(read, intent, { ...options, decoders })
}

export declare namespace verifySteps {
  type Options = VerifyOptions
}
