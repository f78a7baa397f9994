'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useId,
  useState,
} from 'react'
import { useAudience } from '../../hooks/reads/useAudience.js'
import { recordLabels } from '../../labels/recordLabels.js'
import { retryUntilFresh } from '../../query/pollWhileVisible.js'
import { Button } from '../base/Button.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { Eye, EyeOff } from '../icon/icons.js'
import { getTableStatus, type TableStatus } from '../table/useOrdersTable.js'
import { useLabels } from '../text/useLabels.js'
import { AudienceTables } from './AudienceTables.js'

/**
 * An audience of a project: its contacts and its contracts. Names and emails
 * are on the page only while the user reveals them. Renders a `<section>`
 * element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-revealed`: names and emails are shown
 *
 * @example
 * import { AudienceView } from 'marketkit/builder'
 *
 * <AudienceView audienceId={2} projectId={1} />
 */
export const AudienceView = /* @__PURE__ */ forwardRef(function AudienceView(
  {
    audienceId,
    onReveal,
    pageSize = 10,
    projectId,
    ...props
  }: AudienceView.Props,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const labels = useLabels(recordLabels)
  const id = useId()
  const query = useAudience({ audienceId, projectId, query: retryUntilFresh })
  const of = `${projectId}:${audienceId}`
  const [revealedOf, setRevealedOf] = useState<string>()
  const revealed = revealedOf === of
  const { contacts = [] } = query.data ?? {}
  return usePart<'section', AudienceView.State>({
    name: 'audience-view',
    tag: 'section',
    own: {
      'aria-labelledby': id,
      children: (
        <WidgetBoundary>
          <AudienceTables
            pageSize={pageSize}
            projectId={projectId}
            query={query}
            revealed={revealed}
            titleId={id}
            tools={
              contacts.length > 0 && (
                <Button
                  aria-pressed={revealed}
                  data-size="small"
                  onClick={() => {
                    setRevealedOf(revealed ? undefined : of)
                    if (!revealed) onReveal?.()
                  }}
                  title={revealed ? undefined : labels.personalText}
                >
                  {revealed ? <EyeOff /> : <Eye />}
                  <span>
                    {revealed ? labels.personalHide : labels.personalShow}
                  </span>
                </Button>
              )
            }
          />
        </WidgetBoundary>
      ),
    },
    props,
    ref,
    state: { revealed, status: getTableStatus(query, contacts.length) },
  })
})

export declare namespace AudienceView {
  /** State passed to `render`. */
  export type State = { revealed: boolean; status: TableStatus }
  export type Props = PartProps<'section', State> & {
    /** The audience. */
    audienceId: number
    /** Called when the user reveals names and emails, for your records. */
    onReveal?: (() => void) | undefined
    /** Contacts per page. @default 10 */
    pageSize?: number | undefined
    /** The project. */
    projectId: number
  }
}
