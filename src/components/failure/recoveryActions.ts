import { GuardError, StepError } from '../../errors.js'

export type RecoveryActions = {
  first: 'retry' | 'repost' | 'checkAgain' | 'keepWaiting' | 'close'
  needsAcknowledgement: boolean
}

/** If the flow may still succeed, the main button opens no wallet. */
export function getRecoveryActions(error: unknown): RecoveryActions {
  if (error instanceof GuardError)
    return {
      first: error.report.verdict === 'mismatch' ? 'close' : 'retry',
      needsAcknowledgement: false,
    }
  if (!(error instanceof StepError) || error.fundsMoved !== 'maybe')
    return { first: 'retry', needsAcknowledgement: false }
  const { reason, recovery } = error
  // Consent would sign a second order while the first may be live.
  if (reason === 'post')
    return {
      first: recovery === 'repost' ? 'repost' : 'retry',
      needsAcknowledgement: false,
    }
  // Another tab holds the lock, so consent wouldn't help.
  if (reason === 'running')
    return { first: 'checkAgain', needsAcknowledgement: false }
  const isOnItsWay = reason === 'notConfirmed' || reason === 'queued'
  return {
    first: isOnItsWay ? 'keepWaiting' : 'checkAgain',
    needsAcknowledgement: true,
  }
}
