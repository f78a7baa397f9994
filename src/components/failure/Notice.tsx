'use client'
import { type ReactNode, useRef } from 'react'
import { describeError } from '../../describeError.js'
import { GuardError, MarketKitError, StepError } from '../../errors.js'
import { failureLabels } from '../../labels/failureLabels.js'
import type { Progress } from '../../steps/base/progress.js'
import { useKeepInView } from '../base/useKeepInView.js'
import { CircleExclamationPoint } from '../icon/icons.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'
import { Copyable } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { FindingList, type FlowMoney } from './FindingList.js'

/** A sentence above the button, with what became of the money. */
export function Notice(props: {
  children: ReactNode
  tone: 'danger' | 'warning' | 'neutral'
}) {
  const { children, tone } = props
  const root = useRef<HTMLDivElement>(null)
  useKeepInView(root)
  return (
    <div className="mk-reveal" ref={root}>
      <div className="mk-banner" data-tone={tone} role="alert">
        <CircleExclamationPoint />
        <div>{children}</div>
      </div>
    </div>
  )
}

/** A failure for people; the raw text stays folded. */
export function ErrorNotice(props: {
  error: unknown
  money: FlowMoney
  progress: Progress | undefined
  /** Whether it says what became of the money. @default true */
  tellsFunds?: boolean
}) {
  const { error, money, progress, tellsFunds = true } = props
  const labels = useLabels(failureLabels)
  // Without their word nothing is refused that is only unknown.
  const isStopped =
    error instanceof GuardError && error.report.verdict !== 'mismatch'
  const { funds, text } = describeError(error, labels, progress)
  const isTheirs =
    isStopped || (error instanceof StepError && error.reason === 'rejected')
  return (
    <Notice tone={getTone(error, isTheirs)}>
      <strong>{isStopped ? labels['guard.match'] : text}</strong>{' '}
      {tellsFunds && funds} <Sent {...{ error, money, progress }} />
      {error instanceof GuardError && !isStopped ? (
        <FindingList findings={error.report.findings} money={money} />
      ) : (
        !isTheirs &&
        error instanceof MarketKitError && (
          <details>
            <summary>{labels.showDetails}</summary>
            <pre>{error.message}</pre>
            <Copyable text={error.message} what={labels.copyDetails} />
          </details>
        )
      )}
    </Notice>
  )
}

/** What may still come to a good end is no alarm. */
function getTone(error: unknown, isTheirs: boolean) {
  if (isTheirs) return 'neutral'
  return error instanceof StepError && error.fundsMoved === 'maybe'
    ? 'warning'
    : 'danger'
}

/** The transaction, where no step shows it. */
function Sent(props: {
  error: unknown
  money: FlowMoney
  progress: Progress | undefined
}) {
  const { error, money, progress } = props
  const hash = error instanceof StepError ? error.hash : undefined
  if (!hash || progress?.steps.some((step) => step.hash === hash)) return null
  return <TransactionLink chainId={money.chainId} hash={hash} />
}
