import { type MarketKitError, StepError } from '../../errors.js'

/** Why a flow failed; null also for one that was stopped before it prompted. */
export function getFailure({
  error,
}: {
  error: MarketKitError | null
}): MarketKitError | null {
  const isStopped =
    error instanceof StepError &&
    error.reason === 'aborted' &&
    error.fundsMoved === 'no'
  return isStopped ? null : error
}
