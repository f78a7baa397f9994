import type { Step } from '../../rpc/schemas.js'
import type { Intent } from '../model/intent.js'
import { readSteps } from '../model/readStep.js'
import type { GuardReport } from './effects.js'
import type { VerifyOptions } from './guard.js'
import { verify } from './verify.js'

export function verifySteps(
  steps: readonly Step[],
  intent: Intent,
  options: VerifyOptions = {},
): GuardReport {
  return verify(readSteps(steps), intent, options)
}
