'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import {
  isHalfDone,
  isLeftOpen,
  isMoving,
  type TrackedFlow,
} from '../../hooks/flows/trackedFlows.js'
import type { usePendingFlows } from '../../hooks/flows/usePendingFlows.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { noticeLabels } from '../../labels/noticeLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { signedLabels } from '../../labels/signedLabels.js'
import { LinkButton } from '../base/Button.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { Check, CircleExclamationPoint, Minus } from '../icon/icons.js'
import { Media } from '../Media/Media.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'
import { WalletMessage } from '../StepsProgress/WalletMessage.js'
import { useLabels } from '../text/useLabels.js'
import { useIsUnlisted } from '../trade/useIsUnlisted.js'
import { useSignedTerms } from '../trade/useSignedTerms.js'
import { describeFlow, isSignedOpen } from './describeFlow.js'
import { GiveUpQuestion } from './GiveUpQuestion.js'
import { UnfinishedEdit } from './UnfinishedEdit.js'
import { UnfinishedListings } from './UnfinishedListings.js'
import { useLeaving } from './useLeaving.js'
import { useNextFocus } from './useNextFocus.js'
import { useSubject } from './useSubject.js'

const minSpinnerMs = 600

export function FlowNotice(props: {
  flow: TrackedFlow
  /** Successes stay in the list of pending flows. */
  inTray?: boolean | undefined
  onDismiss: () => void
  onFinish: () => void
  onMinimize?: (() => void) | undefined
  onView?: (() => void) | undefined
  /** The element that had the focus before it moved into the list. */
  focusOrigin?: RefObject<HTMLElement | null> | undefined
  pending: usePendingFlows.ReturnType
}) {
  const { flow, inTray, onDismiss, onFinish, onMinimize, onView } = props
  const { cancelSigned, giveUp, repost, resume } = props.pending
  const { hashes, id, intent, status } = flow
  const labels = useLabels(
    failureLabels,
    noticeLabels,
    outcomeLabels,
    signedLabels,
  )
  const [asks, setAsks] = useState(false)
  const [isActing, setActing] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  // The pressed button is disabled or goes away, and would lose the focus.
  const keepFocus = () => root.current?.focus({ preventScroll: true })
  const act = (action: (id: string) => Promise<void>) => {
    keepFocus()
    setActing(true)
    // Shows the spinner for short actions, too.
    const wait = new Promise((resolve) => setTimeout(resolve, minSpinnerMs))
    Promise.all([action(id).catch(resume), wait]).finally(() =>
      setActing(false),
    )
  }
  // This fails if another tab carries the flow out.
  const stopTracking = () => giveUp(id).then(onDismiss, resume)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asks) return () => opener.current?.focus({ preventScroll: true })
  }, [asks])
  const { decimals, first, isOne, name } = useSubject(flow)
  const held = useLeaving(status === 'done' && !inTray, onDismiss)
  const rememberFocus = useNextFocus(root, props.focusOrigin)
  const cancelled =
    status === 'done' && intent.kind === 'cancel' ? intent : undefined
  const { text, title, walletMessage } = describeFlow(flow, labels, {
    isUnlisted: useIsUnlisted(cancelled, cancelled?.order?.tokenId),
    locale: useMarketKit().locale,
    name: isOne ? name : undefined,
    terms: useSignedTerms(intent.chainId, flow.order),
  })
  // After a failure the last transaction may be the approval.
  const isWell = !isLeftOpen(flow) && !flow.error
  const hash = isWell ? hashes.at(-1) : flow.error?.hash
  const isOpen = status === 'unresolved'
  const isRefused = status === 'refused'
  const isSigned = isSignedOpen(flow)
  const isHalf = isHalfDone(flow)
  const edit = isHalf && intent.kind === 'edit' ? intent : undefined
  return (
    <li
      className="mk-flow-notice"
      data-status={status}
      ref={root}
      tabIndex={-1}
      {...held}
      onFocus={(event) => {
        held.onFocus()
        rememberFocus(event)
      }}
    >
      <span className="mk-flow-notice-picture">
        {first && (
          <Media
            alt=""
            color={first.backgroundColor}
            eager
            src={first.image ?? first.imageData}
          />
        )}
        <span className="mk-flow-notice-mark">
          {isActing ? <span className="mk-spinner" /> : renderMark(status)}
        </span>
      </span>
      {isOpen && asks ? (
        <GiveUpQuestion
          name={name}
          onGiveUp={stopTracking}
          onKeep={() => setAsks(false)}
        />
      ) : edit ? (
        <UnfinishedEdit
          intent={edit}
          name={name ?? `#${edit.list.tokenId}`}
          onFinish={onFinish}
          quantityDecimals={decimals}
        />
      ) : isHalf ? (
        <UnfinishedListings flow={flow} name={name} onFinish={onFinish} />
      ) : (
        <div className="mk-flow-notice-content">
          {name && !title.includes(name) && (
            <span className="mk-flow-notice-eyebrow">{name}</span>
          )}
          <strong className="mk-flow-notice-title">{title}</strong>
          {text && <p className="mk-flow-notice-text">{text}</p>}
          <WalletMessage>{walletMessage}</WalletMessage>
          {(hash || isOpen || isRefused || onView) && (
            <div className="mk-flow-notice-actions">
              {isOpen && (
                <>
                  <LinkButton disabled={isActing} onClick={() => act(resume)}>
                    {labels.checkAgain}
                  </LinkButton>
                  {!isSigned && (
                    <button
                      className="mk-link"
                      onClick={() => setAsks(true)}
                      ref={opener}
                      type="button"
                    >
                      {labels.giveUp}
                    </button>
                  )}
                </>
              )}
              {isRefused && (
                <LinkButton disabled={isActing} onClick={() => act(repost)}>
                  {labels.repost}
                </LinkButton>
              )}
              {(isRefused || isSigned) && (
                <LinkButton
                  disabled={isActing}
                  onClick={() => act(cancelSigned)}
                >
                  {labels.cancelSigned}
                </LinkButton>
              )}
              {onView && (
                <LinkButton onClick={onView}>{labels['tray.view']}</LinkButton>
              )}
              {hash && <TransactionLink chainId={intent.chainId} hash={hash} />}
            </div>
          )}
        </div>
      )}
      {onMinimize && isLeftOpen(flow) && !isHalf && (
        <button
          aria-label={labels.minimize}
          className="mk-button"
          data-variant="icon"
          onClick={onMinimize}
          title={labels.minimize}
          type="button"
        >
          <Minus />
        </button>
      )}
      {(isHalf || !isLeftOpen(flow)) &&
        status !== 'resuming' &&
        !(inTray && isMoving(flow)) && (
          <CloseButton dismisses onClick={isHalf ? stopTracking : onDismiss} />
        )}
    </li>
  )
}

function renderMark(status: TrackedFlow['status']) {
  if (status === 'resuming' || status === 'running')
    return <span className="mk-spinner" />
  return status === 'done' ? <Check /> : <CircleExclamationPoint />
}
