'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { getTradedItems } from '../../hooks/getTradedItems.js'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import { usePendingFlows } from '../../hooks/usePendingFlows.js'
import { usePart } from '../base/usePart.js'
import { useLabels } from '../text/useLabels.js'
import { FlowNotice } from './FlowNotice.js'
import { noticeLabels } from './noticeLabels.js'
import { useFinishEdit } from './useFinishEdit.js'

/**
 * Tells, in a corner of the page, of flows that no dialog shows: what a reload,
 * a crash or a closed tab has cut short is looked after, and what goes on
 * behind a closed dialog comes to its end here. Place one in the app. Renders
 * a `<div>` element that is empty while there is nothing to tell.
 *
 * - `data-status` on each notice: `settling`, `running`, `done`, `failed`,
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
  const labels = useLabels(noticeLabels)
  const pending = usePendingFlows()
  const { data, dismiss, giveUp, isFetching, resume } = pending
  const { dialog, finish } = useFinishEdit()
  const flows = given ?? data ?? []
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const shown = flows.filter(
    (flow) =>
      !flow.isShown && !flow.isDismissed && !dismissed.includes(keyOf(flow)),
  )
  const putAway = (flow: TrackedFlow) => {
    if (given) setDismissed((keys) => [...keys, keyOf(flow)])
    dismiss(flow.id)
  }
  const outdated = shown.find((flow) => isOutdated(flow, flows))
  useEffect(() => {
    if (outdated) putAway(outdated)
    // What is put away is out of date no more.
  })
  return usePart<'div', Record<never, never>>({
    name: 'flow-notices',
    own: {
      // An empty landmark would only be in the way.
      ...(shown.length > 0 && {
        'aria-label': labels.notices,
        role: 'region',
      }),
      children: (
        <>
          <ul aria-live="polite" className="mk-flow-notices-list">
            {shown.map((flow) => (
              <FlowNotice
                busy={isFetching}
                flow={flow}
                key={flow.id}
                // A notice of its own tells how the cancellation goes.
                onCancelSigned={() =>
                  pending.cancelSigned(flow.id).catch(resume)
                }
                onCheck={resume}
                onDismiss={() => putAway(flow)}
                onFinish={() => finish(flow)}
                onGiveUp={() =>
                  giveUp(flow.id).then(
                    () => putAway(flow),
                    // Somebody is at it after all: see who.
                    resume,
                  )
                }
                onRepost={() => pending.repost(flow.id).catch(resume)}
              />
            ))}
          </ul>
          {dialog}
        </>
      ),
    },
    props,
    ref,
  })
})

/** Whether it went well, and something newer has begun with the same item. */
function isOutdated(flow: TrackedFlow, flows: readonly TrackedFlow[]): boolean {
  const item = itemOf(flow)
  return (
    flow.status === 'done' &&
    item !== undefined &&
    flows.some((it) => it.createdAt > flow.createdAt && itemOf(it) === item)
  )
}

function itemOf({ intent }: TrackedFlow): string | undefined {
  const [item, ...others] = getTradedItems(intent)
  if (item?.tokenId === undefined || others.length) return undefined
  return `${intent.chainId}:${item.collection}:${item.tokenId}`.toLowerCase()
}

/** What was put away comes again when there is something new to tell. */
function keyOf({ id, status }: TrackedFlow): string {
  return `${id}:${status}`
}

export declare namespace FlowNotices {
  export type Props = Omit<useRender.ComponentProps<'div'>, 'children'> & {
    /** What is told. @default what `usePendingFlows` finds */
    flows?: readonly TrackedFlow[] | undefined
  }
}
