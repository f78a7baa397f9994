import { StepError } from '../../errors.js'

export function toDisconnectedError(index: number): StepError {
  return new StepError({
    reason: 'wrongAccount',
    details: 'No wallet is connected.',
    fundsMoved: 'no',
    index,
    recovery: 'reconnect',
  })
}
