import { type FlowError, StepError } from '../../errors.js'

/** A flow that stopped before it prompted didn't fail. */
export function getFailure({
  error,
}: {
  error: FlowError | null
}): FlowError | null {
  const isStopped =
    error instanceof StepError &&
    error.reason === 'aborted' &&
    error.fundsMoved === 'no'
  return isStopped ? null : error
}
