import type { Step } from '../../rpc/schemas.js'
import type { GuardReport } from '../guard/effects.js'
import type { VerifyOptions } from '../guard/guard.js'
import { anObject, assertOption } from '../model/assertOption.js'
import type { Intent } from '../model/intent.js'
import { loadRuntime } from './loadRuntime.js'

/**
 * Compares the steps of a quote with an intent. Decodes the effects of every
 * step, and reports each difference as a finding. Sends no request to the
 * service or the chain, and opens no prompt.
 *
 * @throws InvalidStepError if a step is invalid, or the steps are too large.
 * @throws ConfigurationError if the intent, or a decoder of the host, does not
 * have the expected shape.
 *
 * @throws RequestError if a part of MarketKit cannot be loaded.
 *
 * @example
 * import { toIntent, verifySteps } from 'marketkit/core'
 *
 * const intent = toIntent({ kind: 'buy', account, order })
 * const { verdict, findings } = await verifySteps({ client, intent, steps })
 */
export async function verifySteps(
  parameters: verifySteps.Parameters,
): Promise<GuardReport> {
  const runtime = await loadRuntime()
  assertOption('verifySteps', 'parameters', parameters, anObject)
  const { intent, steps, ...options } = parameters
  return runtime.verifySteps(steps, intent, options)
}

export declare namespace verifySteps {
  type Parameters = VerifyOptions & {
    /** The purchase, listing or cancellation that the user agreed to. */
    intent: Intent
    /** The steps, as the service sent them. */
    steps: readonly Step[]
  }
}
