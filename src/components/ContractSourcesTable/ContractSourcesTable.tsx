'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { useContractSourcesPage } from '../../hooks/useContractSourcesPage.js'
import { untilFresh } from '../../query/livePolling.js'
import { usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { keepPreviousFor } from '../table/keepPreviousFor.js'
import { RecordsTable } from '../table/RecordsTable.js'
import { recordLabels } from '../table/recordLabels.js'
import { getTableStatus, type TableStatus } from '../table/useOrdersTable.js'
import { useTablePage } from '../table/useTablePage.js'
import { useLabels } from '../text/useLabels.js'
import { sourceColumns } from './sourceColumns.js'

/**
 * The code from which a project can deploy contracts, a page
 * at a time. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 *
 * @example
 * import { ContractSourcesTable } from 'marketkit/builder'
 *
 * <ContractSourcesTable projectId={1} />
 */
export const ContractSourcesTable = /* @__PURE__ */ forwardRef(
  function ContractSourcesTable(
    { empty, pageSize = 10, projectId, ...props }: ContractSourcesTable.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(recordLabels)
    const id = useId()
    const { page, setPage } = useTablePage([projectId, pageSize])
    const query = useContractSourcesPage({
      page: { page, pageSize },
      projectId,
      query: { ...untilFresh, placeholderData: keepPreviousFor({ projectId }) },
    })
    const rows = query.data?.contractSources ?? []
    return usePart<'section', ContractSourcesTable.State>({
      name: 'contract-sources-table',
      tag: 'section',
      own: {
        'aria-labelledby': id,
        children: (
          <WidgetBoundary>
            <RecordsTable
              columns={sourceColumns(labels)}
              empty={empty ?? labels.contractSourcesEmpty}
              hasMore={query.data?.page?.more}
              onPage={setPage}
              page={page}
              query={query}
              rows={rows}
              title={labels.contractSources}
              titleId={id}
            />
          </WidgetBoundary>
        ),
      },
      props,
      ref,
      state: { status: getTableStatus(query, rows.length) },
    })
  },
)

export declare namespace ContractSourcesTable {
  /** State handed to `render`. */
  export type State = { status: TableStatus }
  export type Props = Omit<
    useRender.ComponentProps<'section', State>,
    'children'
  > & {
    /** Said when there are none. */
    empty?: ReactNode
    /** Rows of a page. @default 10 */
    pageSize?: number | undefined
    /** The project. */
    projectId: number
  }
}
