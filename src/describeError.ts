import {
  ConfigurationError,
  checked,
  GuardError,
  InvalidResponseError,
  InvalidStepError,
  RequestError,
  StepError,
} from './errors.js'
import { type FailureLabels, failureLabels } from './labels/failureLabels.js'
import type {
  Progress,
  StepFailure,
  StepProgress,
} from './steps/model/progress.js'

/**
 * Returns the messages to show for a failure, chosen by the error's class and code:
 * `text` says what happened, `funds` what became of the money, and `walletMessage` is
 * the wallet's own text. Show that text apart, marked as the wallet's, in a `<bdi>`: it
 * may be in any language. Without labels, the texts are English. The progress of the
 * flow shows whether an approval stays.
 *
 * @example
 * import { describeError, useBuy } from 'marketkit'
 * import { en } from 'marketkit/locales'
 *
 * const { error, progress } = useBuy()
 * const failure = error && describeError(error, en.labels, progress)
 */
export function describeError(
  error: unknown,
  labels: FailureLabels = failureLabels,
  progress?: Progress | undefined,
): {
  text: string
  funds?: string | undefined
  walletMessage?: string | undefined
} {
  return checked(() => {
    if (error instanceof StepError)
      return {
        ...describeFailure(error, labels),
        // The other tab runs this flow, and says whether money moved.
        ...(error.reason === 'running'
          ? {}
          : { funds: describeFunds(error, labels, progress?.steps) }),
      }
    const isBlocked =
      error instanceof GuardError || error instanceof InvalidStepError
    return {
      text: labels[getLabel(error)],
      funds: progress
        ? getFundsMoved(progress, labels)
        : isBlocked
          ? labels['funds.no']
          : undefined,
    }
  })
}

function getLabel(error: unknown) {
  if (error instanceof RequestError) return `request.${error.reason}` as const
  if (error instanceof GuardError)
    return `guard.${error.report.verdict}` as const
  if (error instanceof InvalidStepError) return 'error.invalidStep'
  if (error instanceof InvalidResponseError) return 'error.invalidResponse'
  if (error instanceof ConfigurationError) return 'error.configuration'
  return 'error.unknown'
}

/** Why a flow failed, and the wallet's own text if it adds something. */
export function describeFailure(
  failure: Pick<StepFailure, 'reason' | 'recovery' | 'walletMessage'>,
  labels: FailureLabels,
): { text: string; walletMessage?: string | undefined } {
  const { reason, walletMessage } = failure
  const text = describeReason(failure, labels)
  // The user knows that they rejected it.
  return walletMessage && reason !== 'rejected'
    ? { text, walletMessage }
    : { text }
}

function describeReason(
  { reason, recovery }: Pick<StepFailure, 'reason' | 'recovery'>,
  labels: FailureLabels,
): string {
  const isAway = reason === 'wrongAccount' && recovery === 'reconnect'
  if (isAway) return labels['step.noWallet']
  if (reason === 'unresolved' && recovery === 'repost')
    return labels['step.signed']
  // The response to these posts was lost: the service may have accepted them.
  const isLost = reason === 'post' && /^(retry|check)$/.test(recovery)
  return isLost ? labels['step.notPosted'] : labels[`step.${reason}`]
}

/** Tells whether money moved when a step failed, including the steps before it. */
export function describeFunds(
  {
    fundsMoved,
    hash,
    reason,
    recovery,
  }: Pick<StepFailure, 'fundsMoved' | 'hash'> &
    Partial<Pick<StepFailure, 'reason' | 'recovery'>>,
  labels: FailureLabels,
  steps: readonly StepProgress[] = [],
): string {
  if (recovery === 'repost') return labels['funds.signed']
  // Only a signed order leaves that open.
  if (reason === 'post' && fundsMoved === 'maybe') return labels['funds.lost']
  if (fundsMoved !== 'no') return labels[`funds.${fundsMoved}`]
  const done = steps.filter(
    ({ kind, status }) => kind === 'transaction' && status === 'done',
  )
  if (done.some(({ id }) => id !== 'tokenApproval')) return labels['funds.yes']
  if (done.length > 0) return labels['funds.approved']
  // A reverted transaction costs its network fee, too.
  return labels[hash ? 'funds.fee' : 'funds.no']
}

/** Tells whether money moved, from the steps of the flow so far. */
function getFundsMoved(
  progress: Progress,
  labels: FailureLabels,
): string | undefined {
  const { resumed, steps } = progress
  // Transactions of an earlier run are not known here.
  if (resumed) return undefined
  if (steps.some(({ status }) => underWay.has(status)))
    return labels['funds.maybe']
  return describeFunds({ fundsMoved: 'no' }, labels, steps)
}

/** Steps that may have left the wallet and are not confirmed. */
const underWay = new Set<StepProgress['status']>([
  'prompting',
  'confirming',
  'queued',
  'posting',
])
