'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { activityLabels } from '../../labels/activityLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { pendingFlowsLabels } from '../../labels/pendingFlowsLabels.js'
import { Button } from '../base/Button.js'
import { FlowNotice } from '../FlowNotices/FlowNotice.js'
import { RotateCcwClock } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { useFlowTray } from './useFlowTray.js'

export type FlowLinks = {
  /** Whether a flow has an item to open. @default true for every flow */
  canView?: ((flow: TrackedFlow) => boolean) | undefined
  /** Opens the item of a flow. Each flow shows a button for it. */
  onView?: ((flow: TrackedFlow) => void) | undefined
}

export function PendingFlowsList(
  props: FlowLinks & {
    onFinish: (flow: TrackedFlow) => void
    tray: useFlowTray.ReturnType
  },
) {
  const { canView = () => true, onFinish, onView, tray } = props
  const { flows, pending, status } = tray
  const { onConnect } = useMarketKit()
  const labels = useLabels(activityLabels, commonLabels, pendingFlowsLabels)
  if (status === 'disconnected')
    return (
      <Nothing text={labels['tray.disconnected']}>
        {onConnect && <Button onClick={onConnect}>{labels.connect}</Button>}
      </Nothing>
    )
  if (status === 'failed')
    return (
      <Nothing text={labels['tray.failed']}>
        <Button onClick={pending.resume}>{labels.retry}</Button>
      </Nothing>
    )
  if (flows.length === 0)
    return (
      <Nothing
        text={status === 'loading' ? labels.checking : labels['tray.empty']}
      />
    )
  return (
    <ul aria-live="polite" className="mk-flows-list">
      {flows.map((flow) => (
        <FlowNotice
          flow={flow}
          inTray
          key={flow.id}
          onDismiss={() => pending.dismiss(flow.id)}
          onFinish={() => onFinish(flow)}
          onView={onView && canView(flow) ? () => onView(flow) : undefined}
          pending={pending}
        />
      ))}
    </ul>
  )
}

function Nothing(props: { children?: ReactNode; text: string }) {
  return (
    <div className="mk-flows-nothing">
      <RotateCcwClock />
      <p role="status">{props.text}</p>
      {props.children}
    </div>
  )
}
