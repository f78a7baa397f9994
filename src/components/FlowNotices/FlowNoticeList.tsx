'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import type { usePendingFlows } from '../../hooks/flows/usePendingFlows.js'
import { activityLabels } from '../../labels/activityLabels.js'
import { noticeLabels } from '../../labels/noticeLabels.js'
import { CountBadge } from '../base/CountBadge.js'
import { CircleExclamationPoint } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { FlowNotice } from './FlowNotice.js'
import { useFinish } from './useFinish.js'

export function FlowNoticeList(props: {
  flows: readonly TrackedFlow[]
  onDismiss: (flow: TrackedFlow) => void
  pending: usePendingFlows.ReturnType
}) {
  const { flows, onDismiss, pending } = props
  const { dialog, finish } = useFinish(pending)
  const labels = useLabels(activityLabels, noticeLabels)
  const [minimized, setMinimized] = useState<readonly string[]>([])
  const restore = useRef<HTMLButtonElement>(null)
  const focusOrigin = useRef<HTMLElement>(null)
  const shown = flows.filter((flow) => !minimized.includes(getKey(flow)))
  const hiddenCount = flows.length - shown.length
  return (
    <>
      {shown.map((flow) => (
        <FlowNotice
          flow={flow}
          key={flow.id}
          onDismiss={() => onDismiss(flow)}
          onFinish={() => finish(flow)}
          onMinimize={() => {
            flushSync(() => setMinimized((keys) => [...keys, getKey(flow)]))
            restore.current?.focus({ preventScroll: true })
          }}
          focusOrigin={focusOrigin}
          pending={pending}
        />
      ))}
      {hiddenCount > 0 && (
        <li className="mk-flow-notices-minimized" tabIndex={-1}>
          <button
            className="mk-button"
            data-size="small"
            onClick={() => setMinimized([])}
            ref={restore}
            type="button"
          >
            <CircleExclamationPoint />
            <span>{labels.notices}</span>
            <span className="mk-sr-only">{hiddenCount}</span>
            <CountBadge count={hiddenCount} />
          </button>
        </li>
      )}
      {dialog}
    </>
  )
}

/** A minimized notice comes back when its status changes. */
function getKey({ id, status }: TrackedFlow): string {
  return `${id}:${status}`
}
