'use client'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import type { useWallet } from '../../hooks/context/useWallet.js'
import { usePageEvents } from '../../hooks/page/pageEvents.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { type TradeLabels, tradeLabels } from '../../labels/tradeLabels.js'
import { walletLabels } from '../../labels/walletLabels.js'
import type { Progress } from '../../steps/model/progress.js'
import { ActionButton } from '../base/ActionButton.js'
import { FailureActions } from '../failure/FailureActions.js'
import { Notice } from '../failure/Notice.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import type { TradeKind, TradeNext } from './tradeState.js'
import type { FlowQuestion } from './useFlowQuestion.js'

export type Trade = {
  error: unknown
  flow: { progress: Progress | undefined }
  next: TradeNext
  question: Pick<FlowQuestion, 'askToAcknowledge' | 'canAcknowledge'>
  retry: () => void
  wallet: useWallet.ReturnType
}

/** Actions that not every kind of trade has. */
type NextOfChildren =
  | 'accept'
  | 'addFunds'
  | 'confirmPrice'
  | 'buy'
  | 'cancel'
  | 'cancelOld'
  | 'change'
  | 'choose'
  | 'incomplete'
  | 'removeUnavailable'
  | 'list'
  | 'pending'
  | 'alternative'

export function TradeAction(props: {
  /** The action of a `NextOfChildren`. */
  children: ReactNode
  kind: TradeKind
  onClose: () => void
  trade: Trade
}): ReactElement {
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
          canAcknowledge={question.canAcknowledge}
          onAgain={retry}
          onAskAgain={question.askToAcknowledge}
          onClose={onClose}
        />
      )
    case 'quoteFailed':
      return <RetryQuote onAgain={retry} />
    case 'done':
    case 'empty':
    case 'unavailable':
    case 'sold':
      return (
        <ActionButton onClick={onClose} tone="secondary">
          {labels.close}
        </ActionButton>
      )
    default:
      next satisfies NextOfChildren
      return <>{children}</>
  }
}

function WalletAction({ wallet }: { wallet: useWallet.ReturnType }) {
  const { connect, status, switchError } = wallet
  const labels = useLabels(commonLabels, walletLabels)
  const chain = wallet.chainName ?? ''
  switch (status) {
    case 'ready':
      return null
    case 'disconnected':
      return (
        <ActionButton disabled={!connect} onClick={connect}>
          {labels.connect}
        </ActionButton>
      )
    // The user may have closed the connect window.
    case 'connecting':
      return (
        <ActionButton disabled={!connect} onClick={connect}>
          <span className="mk-spinner" />
          <span>{labels['wallet.connecting']}</span>
        </ActionButton>
      )
    case 'reconnecting':
      return <ActionButton busy>{labels['wallet.reconnecting']}</ActionButton>
    case 'watchOnly':
      return (
        <>
          <Notice tone="warning">{labels['wallet.watchOnly']}</Notice>
          <ActionButton disabled={!connect} onClick={connect}>
            {labels.connect}
          </ActionButton>
        </>
      )
    case 'wrongAccount': {
      const account = shortenAddress(wallet.wanted)
      return (
        <>
          <Notice tone="neutral">
            {labels['wallet.wrongAccount'](account)}
          </Notice>
          <ActionButton disabled>
            {labels['wallet.switchTo'](account)}
          </ActionButton>
        </>
      )
    }
    case 'wrongChain':
      return (
        <>
          <Notice tone={switchError ? 'warning' : 'neutral'}>
            {!switchError
              ? labels['wallet.wrongChain'](chain)
              : switchError.reason === 'rejected'
                ? labels['wallet.switchDeclined']
                : labels['wallet.switchFailed'](chain)}
          </Notice>
          {wallet.isSwitching ? (
            <ActionButton busy>{labels['wallet.switching']}</ActionButton>
          ) : (
            <ActionButton onClick={wallet.switchChain}>
              {labels['wallet.switchTo'](chain)}
            </ActionButton>
          )}
        </>
      )
  }
}

function RetryQuote({ onAgain }: { onAgain: () => void }) {
  const labels = useLabels(commonLabels)
  const { subscribeToServiceBack } = usePageEvents()
  useEffect(
    () => subscribeToServiceBack(onAgain),
    [onAgain, subscribeToServiceBack],
  )
  return <ActionButton onClick={onAgain}>{labels.retry}</ActionButton>
}

function getWorkingLabel(
  progress: Progress | undefined,
  labels: TradeLabels,
  kind: TradeKind,
  wallet?: string | undefined,
): string {
  if (progress?.resumed) return labels['working.resuming']
  if (!progress || progress.phase === 'quoting')
    return labels['working.quoting']
  if (progress.phase === 'indexing') return labels[`working.indexing.${kind}`]
  const status = progress.steps[progress.current]?.status ?? 'waiting'
  if (status === 'done' || status === 'failed') return labels['working.waiting']
  return wallet && (status === 'prompting' || status === 'switching')
    ? labels[`working.${status}In`](wallet)
    : labels[`working.${status}`]
}
