'use client'
import { type ReactNode, useEffect } from 'react'
import { subscribeServiceBack } from '../../hooks/useServiceBack.js'
import type { useWallet } from '../../hooks/useWallet.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { Progress } from '../../steps/base/progress.js'
import { ActionButton } from '../base/ActionButton.js'
import { FailureActions } from '../failure/FailureActions.js'
import { Notice } from '../failure/Notice.js'
import { useLabels } from '../text/useLabels.js'
import { type TradeLabels, tradeLabels } from './tradeLabels.js'
import type { TradeNext } from './tradeNext.js'
import type { FlowQuestion } from './useFlowQuestion.js'
import { WalletAction } from './WalletAction.js'

export type Trade = {
  error: unknown
  flow: { progress: Progress | undefined }
  next: TradeNext
  question: Pick<FlowQuestion, 'askConsent' | 'mayConsent'>
  /** Continues after `failed`, or fetches the steps again after `noSteps`. */
  retry: () => void
  wallet: useWallet.ReturnType
}

/** The main button of a trade, for the next thing that the person can do. */
export function TradeAction(props: {
  /** The button for values of `next` that are the trade's own. */
  children: ReactNode
  kind: 'buy' | 'list' | 'cancel'
  onClose: () => void
  trade: Trade
}): ReactNode {
  const { children, kind, onClose, trade } = props
  const { error, flow, next, question, retry, wallet } = trade
  const labels = useLabels(commonLabels, tradeLabels)
  switch (next) {
    case 'working':
      return (
        <ActionButton busy>
          {getWorkingLabel(flow.progress, labels, kind, wallet.name)}
        </ActionButton>
      )
    case 'resuming':
      return <ActionButton busy>{labels['working.resuming']}</ActionButton>
    case 'checking':
      return <ActionButton busy>{labels.checking}</ActionButton>
    case 'wallet':
      return <WalletAction wallet={wallet} />
    case 'offline':
      return (
        <>
          <Notice tone="neutral">{labels.offlineText}</Notice>
          <ActionButton disabled>{labels.offline}</ActionButton>
        </>
      )
    case 'failed':
      return (
        <FailureActions
          error={error}
          flow={flow.progress?.flow}
          mayConsent={question.mayConsent}
          onAgain={retry}
          onAskAgain={question.askConsent}
          onClose={onClose}
        />
      )
    case 'noSteps':
      return <RetrySteps onAgain={retry} />
    case 'done':
    case 'nothing':
    case 'over':
    case 'sold':
      return (
        <ActionButton onClick={onClose} tone="secondary">
          {labels.close}
        </ActionButton>
      )
    case 'accept':
    case 'addFunds':
    case 'asked':
    case 'buy':
    case 'cancel':
    case 'cancelOld':
    case 'change':
    case 'choose':
    case 'fillIn':
    case 'leaveOut':
    case 'list':
    case 'notYet':
    case 'other':
      return children
    default:
      // A new value of `TradeNext` needs a case above.
      return next satisfies never
  }
}

/** Fetches the steps again on press, and when the service is back online. */
function RetrySteps({ onAgain }: { onAgain: () => void }) {
  const labels = useLabels(commonLabels)
  useEffect(() => subscribeServiceBack(onAgain), [onAgain])
  return <ActionButton onClick={onAgain}>{labels.retry}</ActionButton>
}

function getWorkingLabel(
  progress: Progress | undefined,
  labels: TradeLabels,
  kind: 'buy' | 'list' | 'cancel',
  wallet?: string | undefined,
): string {
  if (progress?.resumed) return labels['working.resuming']
  if (!progress || progress.phase === 'quoting')
    return labels['working.quoting']
  if (progress.phase === 'settling') return labels[`working.settling.${kind}`]
  const status = progress.steps[progress.current]?.status ?? 'waiting'
  if (status === 'done' || status === 'failed') return labels['working.waiting']
  return wallet && (status === 'prompting' || status === 'switching')
    ? labels[`working.${status}In`](wallet)
    : labels[`working.${status}`]
}
