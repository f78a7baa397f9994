import { StepError } from '../errors.js'

/** An error of what is refused before anything is begun. */
export function refusal(
  reason: 'wrongAccount' | 'walletBusy' | 'running' | 'aborted',
  facts: Partial<ConstructorParameters<typeof StepError>[0]>,
): StepError {
  return new StepError({ fundsMoved: 'no', index: 0, reason, ...facts })
}
