'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { useContractsPage } from '../../hooks/useContractsPage.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { untilFresh } from '../../query/livePolling.js'
import type { ContractFilter } from '../../rpc/requests.js'
import { usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { keepPreviousFor } from '../table/keepPreviousFor.js'
import { RecordsTable } from '../table/RecordsTable.js'
import { recordLabels } from '../table/recordLabels.js'
import { getTableStatus, type TableStatus } from '../table/useOrdersTable.js'
import { useTablePage } from '../table/useTablePage.js'
import { useLabels } from '../text/useLabels.js'
import { contractColumns } from './contractColumns.js'

/**
 * The contracts of a project, a page at a time. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 *
 * @example
 * import { ContractsTable } from 'marketkit/builder'
 *
 * <ContractsTable projectId={1} />
 */
export const ContractsTable = /* @__PURE__ */ forwardRef(
  function ContractsTable(
    { empty, filter, pageSize = 10, projectId, ...props }: ContractsTable.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(commonLabels, recordLabels)
    const id = useId()
    const { page, setPage } = useTablePage([projectId, filter, pageSize])
    const query = useContractsPage({
      filter,
      page: { page, pageSize },
      projectId,
      query: { ...untilFresh, placeholderData: keepPreviousFor({ projectId }) },
    })
    const rows = query.data?.contracts ?? []
    return usePart<'section', ContractsTable.State>({
      name: 'contracts-table',
      tag: 'section',
      own: {
        'aria-labelledby': id,
        children: (
          <WidgetBoundary>
            <RecordsTable
              columns={contractColumns(labels)}
              empty={empty ?? labels.contractsEmpty}
              hasMore={query.data?.page?.more}
              onPage={setPage}
              page={page}
              query={query}
              rows={rows}
              title={labels.contracts}
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

export declare namespace ContractsTable {
  /** State handed to `render`. */
  export type State = { status: TableStatus }
  export type Props = Omit<
    useRender.ComponentProps<'section', State>,
    'children'
  > & {
    /** Said when there are none. */
    empty?: ReactNode
    /** Which of the contracts. */
    filter?: ContractFilter | undefined
    /** Rows of a page. @default 10 */
    pageSize?: number | undefined
    /** The project. */
    projectId: number
  }
}
