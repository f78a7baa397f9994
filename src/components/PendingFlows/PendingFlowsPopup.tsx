'use client'
import { Popover } from '@base-ui/react/popover'
import { type ReactElement, useRef, useState } from 'react'
import { rootProps } from '../../hooks/rootProps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useFinishEdit } from '../FlowNotices/useFinishEdit.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { type FlowLinks, PendingFlowsList } from './PendingFlowsList.js'
import { pendingFlowsLabels } from './pendingFlowsLabels.js'
import type { useFlowTray } from './useFlowTray.js'

export function PendingFlowsPopup(
  props: FlowLinks & {
    button: ReactElement
    tray: useFlowTray.ReturnType
  },
) {
  const { button, canView, onView, tray } = props
  const { dialog, finish } = useFinishEdit()
  const labels = useLabels(pendingFlowsLabels)
  const kit = useMarketKit()
  const [isOpen, setOpen] = useState(true)
  // The focused element may have been removed while the list was loading.
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Popover.Root onOpenChange={setOpen} open={isOpen}>
        <Popover.Trigger ref={trigger} render={button} />
        <Popover.Portal>
          <div {...rootProps(kit)}>
            <Popover.Positioner
              align="end"
              collisionPadding={16}
              className="mk-popover-place"
              sideOffset={8}
            >
              <Popover.Popup className="mk-flows-popup" finalFocus={trigger}>
                <Popover.Title className="mk-flows-title">
                  {labels['tray.title']}
                </Popover.Title>
                <WidgetBoundary>
                  <PendingFlowsList
                    canView={canView}
                    onFinish={(flow) => {
                      setOpen(false)
                      finish(flow)
                    }}
                    onView={
                      onView &&
                      ((flow) => {
                        setOpen(false)
                        onView(flow)
                      })
                    }
                    tray={tray}
                  />
                </WidgetBoundary>
              </Popover.Popup>
            </Popover.Positioner>
          </div>
        </Popover.Portal>
      </Popover.Root>
      {dialog}
    </>
  )
}
