import { GuardError, StepError } from '../../errors.js'

export type RecoveryActions = {
  first: 'retry' | 'repost' | 'checkAgain' | 'keepWaiting' | 'close'
  canConsent: boolean
}

/** If the flow may still succeed, the main button opens no wallet. */
export function getRecoveryActions(error: unknown): RecoveryActions {
  if (error instanceof GuardError)
    return {
      first: error.report.verdict === 'mismatch' ? 'close' : 'retry',
      canConsent: false,
    }
  if (!(error instanceof StepError) || error.fundsMoved !== 'maybe')
    return { first: 'retry', canConsent: false }
  const { reason, recovery } = error
  // Consent would sign a second order while the first may be live.
  if (reason === 'post')
    return {
      first: recovery === 'repost' ? 'repost' : 'retry',
      canConsent: false,
    }
  // Another tab holds the lock, so consent wouldn't help.
  if (reason === 'running') return { first: 'checkAgain', canConsent: false }
  const isOnItsWay = reason === 'notConfirmed' || reason === 'queued'
  return { first: isOnItsWay ? 'keepWaiting' : 'checkAgain', canConsent: true }
}
