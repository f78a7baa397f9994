'use client'
import type { useRender } from '@base-ui/react/use-render'
import { type ReactElement, useState } from 'react'
import { type FlowStory, useResumeFlows } from '../../hooks/useResumeFlows.js'
import { useLabels } from '../parts/useLabels.js'
import { usePart } from '../parts/usePart.js'
import { FlowNotice } from './FlowNotice.js'

/**
 * Looks after flows that a reload, a crash or a closed tab has cut short, and
 * tells what became of each in a corner of the page. Place one in the app.
 * Renders a `<div>` element that is empty while there is nothing to tell.
 *
 * - `data-status` on each notice: `settling`, `running`, `done`, `failed`,
 *   `interrupted` or `unresolved`
 *
 * @example
 * import { FlowNotices } from 'marketkit'
 *
 * <FlowNotices />
 */
export function FlowNotices({
  flows: given,
  ...props
}: FlowNotices.Props): ReactElement {
  const labels = useLabels()
  const { data, isFetching, refetch } = useResumeFlows()
  const flows = given ?? data ?? []
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const shown = flows.filter((flow) => !dismissed.includes(keyOf(flow)))
  return usePart<'div', Record<never, never>>({
    name: 'flow-notices',
    own: {
      // An empty landmark would only be in the way.
      ...(shown.length > 0 && {
        'aria-label': labels.resumed,
        role: 'region',
      }),
      children: (
        <ul aria-live="polite" data-mk="flow-notices-list">
          {shown.map((flow) => (
            <FlowNotice
              busy={isFetching}
              flow={flow}
              key={flow.id}
              onCheck={() => refetch()}
              onDismiss={() => setDismissed([...dismissed, keyOf(flow)])}
            />
          ))}
        </ul>
      ),
    },
    props,
  })
}

/** What was put away comes again when there is something new to tell. */
function keyOf({ id, status }: FlowStory): string {
  return `${id}:${status}`
}

export namespace FlowNotices {
  export type Props = Omit<useRender.ComponentProps<'div'>, 'children'> & {
    /** What is told. @default what `useResumeFlows` finds */
    flows?: readonly FlowStory[] | undefined
  }
}
