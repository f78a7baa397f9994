'use client'
import { type ReactNode, useRef } from 'react'
import { describeError } from '../../describeError.js'
import { GuardError, MarketKitError, StepError } from '../../errors.js'
import { failureLabels } from '../../labels/failureLabels.js'
import type { Progress } from '../../steps/model/progress.js'
import { useKeepInView } from '../base/useKeepInView.js'
import { CircleExclamationPoint } from '../icon/icons.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'
import { WalletMessage } from '../StepsProgress/WalletMessage.js'
import { Copyable } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { FindingList, type FlowMoney } from './FindingList.js'

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

export function ErrorNotice(props: {
  error: unknown
  money: FlowMoney
  progress: Progress | undefined
  tellsFunds?: boolean
}) {
  const { error, money, progress, tellsFunds = true } = props
  const labels = useLabels(failureLabels)
  // A verdict other than `mismatch` needed consent, and the user said no.
  const isDeclined =
    error instanceof GuardError && error.report.verdict !== 'mismatch'
  const { funds, text, walletMessage } = describeError(error, labels, progress)
  const isRejectedByUser =
    isDeclined || (error instanceof StepError && error.reason === 'rejected')
  const hash = error instanceof StepError ? error.hash : undefined
  const isShown = progress?.steps.some((step) => step.hash === hash)
  return (
    <Notice tone={getTone(error, isRejectedByUser)}>
      <strong>{isDeclined ? labels['guard.match'] : text}</strong>{' '}
      {tellsFunds && funds && <span>{funds}</span>}{' '}
      {hash && !isShown && (
        <TransactionLink chainId={money.chainId} hash={hash} />
      )}
      <WalletMessage>{walletMessage}</WalletMessage>
      {error instanceof GuardError && !isDeclined ? (
        <FindingList findings={error.report.findings} money={money} />
      ) : (
        !isRejectedByUser &&
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

/** A flow that may still succeed gets a warning, not an error. */
function getTone(error: unknown, isRejectedByUser: boolean) {
  if (isRejectedByUser) return 'neutral'
  return error instanceof StepError && error.fundsMoved === 'maybe'
    ? 'warning'
    : 'danger'
}
