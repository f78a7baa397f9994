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
 * Notices in a corner of the page for flows that no dialog shows: those that a
 * reload, a crash or a closed tab interrupted, and those of a closed dialog.
 * Render one in your app. Renders a `<div>` element that is empty while there
 * are no notices.
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
      !flow.isShown &&
      !flow.isDismissed &&
      !dismissed.includes(getNoticeKey(flow)),
  )
  const putAway = (flow: TrackedFlow) => {
    if (given) setDismissed((keys) => [...keys, getNoticeKey(flow)])
    dismiss(flow.id)
  }
  const outdated = shown.find((flow) => isOutdated(flow, flows))
  useEffect(() => {
    if (outdated) putAway(outdated)
    // Runs after every render; a dismissed flow isn't outdated any more.
  })
  return usePart<'div', Record<never, never>>({
    name: 'flow-notices',
    own: {
      // An empty landmark is noise to screen readers.
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
                // The cancellation has its own notice.
                onCancelSigned={() =>
                  pending.cancelSigned(flow.id).catch(resume)
                }
                onCheck={resume}
                onDismiss={() => putAway(flow)}
                onFinish={() => finish(flow)}
                onGiveUp={() =>
                  giveUp(flow.id).then(
                    () => putAway(flow),
                    // Another tab carries it out: refresh its status.
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

/** Whether it succeeded, and a newer flow trades the same item. */
function isOutdated(flow: TrackedFlow, flows: readonly TrackedFlow[]): boolean {
  const item = getItemKey(flow)
  return (
    flow.status === 'done' &&
    item !== undefined &&
    flows.some((it) => it.createdAt > flow.createdAt && getItemKey(it) === item)
  )
}

function getItemKey({ intent }: TrackedFlow): string | undefined {
  const [item, ...others] = getTradedItems(intent)
  if (item?.tokenId === undefined || others.length) return undefined
  return `${intent.chainId}:${item.collection}:${item.tokenId}`.toLowerCase()
}

/** A dismissed flow shows again when its status changes. */
function getNoticeKey({ id, status }: TrackedFlow): string {
  return `${id}:${status}`
}

export declare namespace FlowNotices {
  export type Props = Omit<useRender.ComponentProps<'div'>, 'children'> & {
    /** The flows to show. @default what `usePendingFlows` finds */
    flows?: readonly TrackedFlow[] | undefined
  }
}
