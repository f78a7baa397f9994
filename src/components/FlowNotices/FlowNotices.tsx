'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { getTradedItems } from '../../hooks/flows/getTradedItems.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { usePendingFlows } from '../../hooks/flows/usePendingFlows.js'
import { activityLabels } from '../../labels/activityLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { LinkButton } from '../base/Button.js'
import { lazyPart, useLazyPart } from '../base/lazyPart.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { useLabels } from '../text/useLabels.js'

// Loads as soon as a flow starts, before the wallet opens.
export const flowNoticeList = /* @__PURE__ */ lazyPart(
  async () => (await import('./noticeBodies.js')).FlowNoticeList,
)

const retryMs = 5_000

/**
 * Shows a notice, in a corner of the page, for each flow that no dialog shows:
 * a flow that a reload, a crash or a closed tab interrupted, and one that goes
 * on behind a closed dialog. Place one in the app. Renders a `<div>` element,
 * which is empty while there is no notice.
 *
 * - `data-status` on each notice: `resuming`, `running`, `done`, `failed`,
 *   `interrupted`, `refused` or `unresolved`
 *
 * @example
 * import { FlowNotices } from 'marketkit'
 *
 * <FlowNotices />
 */
export const FlowNotices = /* @__PURE__ */ forwardRef(function FlowNotices(
  { flows: given, ...props }: FlowNotices.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels(activityLabels, commonLabels)
  const pending = usePendingFlows()
  const flows = given ?? pending.data ?? []
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const shown = flows.filter(
    (flow) =>
      !flow.isShown && !flow.isDismissed && !dismissed.includes(getKey(flow)),
  )
  const dismiss = (flow: TrackedFlow) => {
    if (given) setDismissed((keys) => [...keys, getKey(flow)])
    pending.dismiss(flow.id)
  }
  const outdated = shown.find((flow) => isOutdated(flow, flows))
  useEffect(() => {
    if (outdated) dismiss(outdated)
  })
  const isWanted = flows.length > 0
  const { hasFailed, part: List, retry } = useLazyPart(flowNoticeList, isWanted)
  const isBroken = hasFailed && isWanted
  useEffect(() => {
    if (!isBroken) return
    const timer = setTimeout(retry, retryMs)
    return () => clearTimeout(timer)
  }, [isBroken, retry])
  return usePart<'div', Record<never, never>>({
    name: 'flow-notices',
    own: {
      // An empty landmark would only be in the way.
      ...(shown.length > 0 &&
        (List || isBroken) && {
          'aria-label': labels.notices,
          role: 'region',
        }),
      children: (
        <ul aria-live="polite" className="mk-flow-notices-list">
          {List && <List flows={shown} onDismiss={dismiss} pending={pending} />}
          {isBroken && shown.length > 0 && (
            <li className="mk-flow-notice">
              <div className="mk-flow-notice-content">
                <strong className="mk-flow-notice-title">
                  {labels['tray.failed']}
                </strong>
                <div className="mk-flow-notice-actions">
                  <LinkButton onClick={retry}>{labels.retry}</LinkButton>
                </div>
              </div>
            </li>
          )}
        </ul>
      ),
    },
    props,
    ref,
  })
})

function isOutdated(flow: TrackedFlow, flows: readonly TrackedFlow[]): boolean {
  const item = getItem(flow)
  return (
    flow.status === 'done' &&
    item !== undefined &&
    flows.some((it) => it.createdAt > flow.createdAt && getItem(it) === item)
  )
}

function getItem({ intent }: TrackedFlow): string | undefined {
  const [item, ...others] = getTradedItems(intent)
  if (item?.tokenId === undefined || others.length) return undefined
  return `${intent.chainId}:${item.collection}:${item.tokenId}`.toLowerCase()
}

/** A dismissed notice comes back when its status changes. */
function getKey({ id, status }: TrackedFlow): string {
  return `${id}:${status}`
}

export declare namespace FlowNotices {
  export type Props = PartProps<'div'> & {
    /** Flows to show, in the browser. @default those of `usePendingFlows` */
    flows?: readonly TrackedFlow[] | undefined
  }
}
