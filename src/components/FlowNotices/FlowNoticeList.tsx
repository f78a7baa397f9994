'use client'
import { useState } from 'react'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import type { usePendingFlows } from '../../hooks/usePendingFlows.js'
import { Button } from '../base/Button.js'
import { CountBadge } from '../base/CountBadge.js'
import { CircleExclamationPoint } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { FlowNotice } from './FlowNotice.js'
import { noticeLabels } from './noticeLabels.js'
import { useFinishEdit } from './useFinishEdit.js'

export function FlowNoticeList(props: {
  flows: readonly TrackedFlow[]
  onDismiss: (flow: TrackedFlow) => void
  pending: usePendingFlows.ReturnType
}) {
  const { flows, onDismiss, pending } = props
  const { cancelSigned, giveUp, isFetching, repost, resume } = pending
  const { dialog, finish } = useFinishEdit()
  const labels = useLabels(noticeLabels)
  const [minimized, setMinimized] = useState<readonly string[]>([])
  const shown = flows.filter(({ id }) => !minimized.includes(id))
  const hiddenCount = flows.length - shown.length
  return (
    <>
      {shown.map((flow) => (
        <FlowNotice
          busy={isFetching}
          flow={flow}
          key={flow.id}
          // The cancellation is a flow with its own notice.
          onCancelSigned={() => cancelSigned(flow.id).catch(resume)}
          onCheck={resume}
          onDismiss={() => onDismiss(flow)}
          onFinish={() => finish(flow)}
          onMinimize={() => setMinimized((before) => [...before, flow.id])}
          onGiveUp={() =>
            // It fails if another tab carries the flow out.
            giveUp(flow.id).then(() => onDismiss(flow), resume)
          }
          onRepost={() => repost(flow.id).catch(resume)}
        />
      ))}
      {hiddenCount > 0 && (
        <li className="mk-flow-notices-minimized">
          <Button data-size="small" onClick={() => setMinimized([])}>
            <CircleExclamationPoint />
            {labels.notices}
            <CountBadge count={hiddenCount} />
          </Button>
        </li>
      )}
      {dialog}
    </>
  )
}
