'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useContractSourcesPage } from '../../hooks/useContractSourcesPage.js'
import { retryUntilFresh } from '../../query/livePolling.js'
import { keepPreviousFor } from '../table/keepPreviousFor.js'
import { useRecordsPart } from '../table/RecordsTable.js'
import { recordLabels } from '../table/recordLabels.js'
import type { useTablePart } from '../table/TableFrame.js'
import type { TableStatus } from '../table/useOrdersTable.js'
import { useTablePage } from '../table/useTablePage.js'
import { useLabels } from '../text/useLabels.js'
import { getSourceColumns } from './sourceColumns.js'

/**
 * A table of the source code from which a project can deploy contracts, one
 * page at a time. Renders a `<section>` element.
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
    const paging = useTablePage([projectId, pageSize])
    const query = useContractSourcesPage({
      page: { page: paging.page, pageSize },
      projectId,
      query: {
        ...retryUntilFresh,
        placeholderData: keepPreviousFor({ projectId }),
      },
    })
    return useRecordsPart(
      { name: 'contract-sources-table', props, ref },
      {
        columns: getSourceColumns(labels),
        empty: empty ?? labels.contractSourcesEmpty,
        hasMore: query.data?.page?.more,
        paging,
        query,
        rows: query.data?.contractSources ?? [],
        title: labels.contractSources,
      },
    )
  },
)

export declare namespace ContractSourcesTable {
  /** State passed to `render`. */
  export type State = { status: TableStatus }
  export type Props = useTablePart.Props & {
    /** Shown when there are no sources. */
    empty?: ReactNode
    /** Rows per page. @default 10 */
    pageSize?: number | undefined
    /** The project. */
    projectId: number
  }
}
