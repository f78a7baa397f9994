'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { useContractSourcesPage } from '../../hooks/reads/useContractSourcesPage.js'
import { recordLabels } from '../../labels/recordLabels.js'
import {
  type RecordsProps,
  useRecordsPage,
  useRecordsPart,
} from '../table/RecordsTable.js'
import type { TableStatus } from '../table/useOrdersTable.js'
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
    { empty, pageSize, projectId, ...props }: ContractSourcesTable.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(recordLabels)
    const { paging, parameters } = useRecordsPage({ pageSize, projectId })
    const query = useContractSourcesPage(parameters)
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
  export type Props = RecordsProps
}
