'use client'
import { type ReactNode, useEffect } from 'react'
import { subscribeServiceBack } from '../../hooks/useServiceBack.js'
import type { useWallet } from '../../hooks/useWallet.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { type TradeLabels, tradeLabels } from '../../labels/tradeLabels.js'
import type { Progress } from '../../steps/base/progress.js'
import { ActionButton } from '../base/ActionButton.js'
import { FailureActions } from '../failure/FailureActions.js'
import { Notice } from '../failure/Notice.js'
import { useLabels } from '../text/useLabels.js'
import type { TradeNext } from './tradeNext.js'
import type { FlowQuestion } from './useFlowQuestion.js'
import { WalletAction } from './WalletAction.js'

/** What every trade tells of itself. */
export type Trade = {
  /** Why it cannot go on. */
  error: unknown
  flow: { progress: Progress | undefined }
  /** What can be done now. */
  next: TradeNext
  question: Pick<FlowQuestion, 'askConsent' | 'mayConsent'>
  /** Goes on after `failed`, or asks for the steps again after `noSteps`. */
  retry: () => void
  wallet: useWallet.ReturnType
}

/** The button of a trade: it always says the next true thing. */
export function TradeAction(props: {
  /** The button, where nothing stands in the way. */
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
      return <StepsAgain onAgain={retry} />
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
      // What is new has to be placed above.
      return next satisfies never
  }
}

/** Asks for the steps again, also by itself once the service is back. */
function StepsAgain({ onAgain }: { onAgain: () => void }) {
  const labels = useLabels(commonLabels)
  useEffect(() => subscribeServiceBack(onAgain), [onAgain])
  return <ActionButton onClick={onAgain}>{labels.retry}</ActionButton>
}

/** What the button says while a flow runs. */
function getWorkingLabel(
  progress: Progress | undefined,
  labels: TradeLabels,
  kind: 'buy' | 'list' | 'cancel',
  /** What people call the wallet. */
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
