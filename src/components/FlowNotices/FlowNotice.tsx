'use client'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, useState } from 'react'
import { type FlowStory, isMoving } from '../../hooks/flowStories.js'
import { Media } from '../Media/Media.js'
import { CloseButton } from '../parts/CloseButton.js'
import { useLabels } from '../parts/useLabels.js'
import { TransactionLink } from '../StepsProgress/TransactionLink.js'
import { describeStory } from './describeStory.js'
import { GiveUpQuestion } from './GiveUpQuestion.js'
import { useLeaving } from './useLeaving.js'
import { useSubject } from './useSubject.js'

/** What became of one flow: a notice, or a row of the list of all. */
export function FlowNotice(props: {
  busy: boolean
  flow: FlowStory
  /** Whether it is a row: good news stays, and what moves is not put away. */
  inTray?: boolean | undefined
  onCheck: () => void
  onDismiss: () => void
  onGiveUp: () => void
  /** Shows what it is about. */
  onView?: (() => void) | undefined
}) {
  const { busy, flow, inTray, onCheck, onDismiss, onGiveUp, onView } = props
  const { hashes, intent, status } = flow
  const labels = useLabels()
  const [asks, setAsks] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asks) return () => opener.current?.focus({ preventScroll: true })
  }, [asks])
  const { first, isOne, name } = useSubject(flow)
  const held = useLeaving(status === 'done' && !inTray, onDismiss)
  const { text, title } = describeStory(flow, labels, isOne ? name : undefined)
  // Once something is wrong the last of them may be the approval.
  const isWell = status !== 'unresolved' && !flow.error
  const hash = isWell ? hashes.at(-1) : flow.error?.hash
  // What nobody can tell is not put away, but given up.
  const isOpen = status === 'unresolved'
  return (
    <li className="mk-flow-notice" data-status={status} {...held}>
      <span className="mk-flow-notice-picture">
        {first && (
          <Media
            alt=""
            color={first.backgroundColor}
            eager
            src={first.image ?? first.imageData}
          />
        )}
        <span className="mk-flow-notice-mark">{markOf(status)}</span>
      </span>
      {isOpen && asks ? (
        <GiveUpQuestion
          name={name}
          onGiveUp={onGiveUp}
          onKeep={() => setAsks(false)}
        />
      ) : (
        <div className="mk-flow-notice-content">
          {name && !title.includes(name) && (
            <span className="mk-flow-notice-eyebrow">{name}</span>
          )}
          <strong className="mk-flow-notice-title">{title}</strong>
          {text && <p className="mk-flow-notice-text">{text}</p>}
          {(hash || isOpen || onView) && (
            <div className="mk-flow-notice-actions">
              {isOpen && (
                <>
                  <button
                    className="mk-link"
                    disabled={busy}
                    onClick={onCheck}
                    type="button"
                  >
                    {labels.checkAgain}
                  </button>
                  <button
                    className="mk-link"
                    onClick={() => setAsks(true)}
                    ref={opener}
                    type="button"
                  >
                    {labels.giveUp}
                  </button>
                </>
              )}
              {onView && (
                <button className="mk-link" onClick={onView} type="button">
                  {labels['tray.view']}
                </button>
              )}
              {hash && <TransactionLink chainId={intent.chainId} hash={hash} />}
            </div>
          )}
        </div>
      )}
      {!isOpen && status !== 'settling' && !(inTray && isMoving(flow)) && (
        <CloseButton dismisses onClick={onDismiss} />
      )}
    </li>
  )
}

function markOf(status: FlowStory['status']) {
  if (status === 'settling' || status === 'running')
    return <span className="mk-spinner" />
  return status === 'done' ? <Check /> : <CircleAlert />
}
