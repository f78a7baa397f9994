import { GuardError, StepError } from '../../errors.js'

/** What a person can do about a flow that failed. */
export type RecoveryActions = {
  /**
   * What the button offers: starting again, posting the signed order again,
   * looking again, waiting on, or leaving it.
   */
  first: 'retry' | 'repost' | 'checkAgain' | 'keepWaiting' | 'close'
  /** Whether the wallet may be asked again, with the person's consent. */
  canConsent: boolean
}

/**
 * The ways out of a failure. Where something may still go through, the first
 * of them never opens the wallet: the engine looks what became of it.
 */
export function getRecoveryActions(error: unknown): RecoveryActions {
  if (error instanceof GuardError)
    return {
      first: error.report.verdict === 'mismatch' ? 'close' : 'retry',
      canConsent: false,
    }
  if (!(error instanceof StepError) || error.fundsMoved !== 'maybe')
    return { first: 'retry', canConsent: false }
  const { reason, recovery } = error
  // Consent would sign a second order beside one that may be live.
  if (reason === 'post')
    return {
      first: recovery === 'repost' ? 'repost' : 'retry',
      canConsent: false,
    }
  // Whoever is at it holds the lock: consent would not help.
  if (reason === 'running') return { first: 'checkAgain', canConsent: false }
  const isOnItsWay = reason === 'notConfirmed' || reason === 'queued'
  return { first: isOnItsWay ? 'keepWaiting' : 'checkAgain', canConsent: true }
}
