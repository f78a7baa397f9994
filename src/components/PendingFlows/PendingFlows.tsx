'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { pendingFlowsLabels } from '../../labels/pendingFlowsLabels.js'
import { CountBadge } from '../base/CountBadge.js'
import { lazyPart } from '../base/lazyPart.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { LazyLayer } from '../dialog/LazyDialog.js'
import { usePopover } from '../dialog/usePopover.js'
import { RotateCcwClock } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { FlowLinks } from './PendingFlowsList.js'
import { useFlowTray } from './useFlowTray.js'

// The popover is larger than the button, and most visits never open it.
const popup = /* @__PURE__ */ lazyPart(
  async () =>
    (await import('../FlowNotices/noticeBodies.js')).PendingFlowsPopup,
)

/**
 * A button with the number of trades in progress, for a header. It opens a list
 * of them, with the status, the transaction and the actions of each. Renders a
 * `<button>` element.
 *
 * - `data-empty`: no trade is in progress
 * - `data-attention`: a wallet waits for an answer, or the outcome of a trade is
 *   unknown
 *
 * @example
 * import { PendingFlows } from 'marketkit'
 *
 * <PendingFlows
 *   canView={({ intent }) => intent.kind === 'list'}
 *   onView={({ intent }) => 'tokenId' in intent && openItem(intent.tokenId)}
 * />
 */
export const PendingFlows = /* @__PURE__ */ forwardRef(function PendingFlows(
  { canView, onView, ...props }: PendingFlows.Props,
  ref: ForwardedRef<HTMLButtonElement>,
): ReactElement {
  const tray = useFlowTray()
  const { needsUser, open } = tray
  const labels = useLabels(pendingFlowsLabels)
  const { button, popover } = usePopover()
  const element = usePart<'button', PendingFlows.State>({
    name: 'flows-button',
    tag: 'button',
    own: {
      ...button,
      'aria-label': open ? labels['tray.open'](open) : labels['tray.title'],
      className: 'mk-badge-button',
      type: 'button',
      children: (
        <>
          {open > 0 && !needsUser ? (
            <span className="mk-spinner" />
          ) : (
            <RotateCcwClock />
          )}
          <CountBadge count={open} />
        </>
      ),
    },
    props,
    ref,
    state: { attention: needsUser, empty: open === 0 },
  })
  return (
    <>
      {element}
      <LazyLayer onClose={popover.onClose} open={popover.open} part={popup}>
        {(Popup) => <Popup {...popover} {...{ canView, onView, tray }} />}
      </LazyLayer>
    </>
  )
})

export declare namespace PendingFlows {
  /** State handed to `render`. */
  export type State = { attention: boolean; empty: boolean }
  export type Props = PartProps<'button', State> & FlowLinks
}
