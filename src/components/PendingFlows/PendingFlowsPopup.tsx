'use client'
import { pendingFlowsLabels } from '../../labels/pendingFlowsLabels.js'
import { Popover } from '../dialog/Popover.js'
import { useFinish } from '../FlowNotices/useFinish.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { type FlowLinks, PendingFlowsList } from './PendingFlowsList.js'
import type { useFlowTray } from './useFlowTray.js'

export function PendingFlowsPopup({
  canView,
  onView,
  tray,
  ...popover
}: FlowLinks &
  Omit<Popover.Props, 'children' | 'name' | 'title'> & {
    tray: useFlowTray.ReturnType
  }) {
  const { onClose } = popover
  const { dialog, finish } = useFinish(tray.pending)
  const labels = useLabels(pendingFlowsLabels)
  return (
    <>
      <Popover {...popover} name="flows-popup" title={labels['tray.title']}>
        <WidgetBoundary>
          <PendingFlowsList
            canView={canView}
            onFinish={(flow) => {
              onClose()
              finish(flow)
            }}
            onView={
              onView &&
              ((flow) => {
                onClose()
                onView(flow)
              })
            }
            tray={tray}
          />
        </WidgetBoundary>
      </Popover>
      {dialog}
    </>
  )
}
