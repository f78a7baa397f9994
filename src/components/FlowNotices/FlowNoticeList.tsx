'use client'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import type { usePendingFlows } from '../../hooks/usePendingFlows.js'
import { FlowNotice } from './FlowNotice.js'
import { useFinishEdit } from './useFinishEdit.js'

export function FlowNoticeList(props: {
  flows: readonly TrackedFlow[]
  onDismiss: (flow: TrackedFlow) => void
  pending: usePendingFlows.ReturnType
}) {
  const { flows, onDismiss, pending } = props
  const { cancelSigned, giveUp, isFetching, repost, resume } = pending
  const { dialog, finish } = useFinishEdit()
  return (
    <>
      {flows.map((flow) => (
        <FlowNotice
          busy={isFetching}
          flow={flow}
          key={flow.id}
          // The cancellation is a flow with its own notice.
          onCancelSigned={() => cancelSigned(flow.id).catch(resume)}
          onCheck={resume}
          onDismiss={() => onDismiss(flow)}
          onFinish={() => finish(flow)}
          onGiveUp={() =>
            // It fails if another tab carries the flow out.
            giveUp(flow.id).then(() => onDismiss(flow), resume)
          }
          onRepost={() => repost(flow.id).catch(resume)}
        />
      ))}
      {dialog}
    </>
  )
}
