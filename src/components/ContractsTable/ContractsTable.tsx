'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { useContractsPage } from '../../hooks/reads/useContractsPage.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { recordLabels } from '../../labels/recordLabels.js'
import type { ContractFilter } from '../../rpc/requests.js'
import { getContractColumns } from '../table/contractColumns.js'
import {
  type RecordsProps,
  useRecordsPage,
  useRecordsPart,
} from '../table/RecordsTable.js'
import type { TableStatus } from '../table/useOrdersTable.js'
import { useLabels } from '../text/useLabels.js'

/**
 * A table of the contracts of a project, one page at a time. Renders a `<section>` element.
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
    { empty, filter, pageSize, projectId, ...props }: ContractsTable.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(commonLabels, recordLabels)
    const { paging, parameters } = useRecordsPage({
      filter,
      pageSize,
      projectId,
    })
    const query = useContractsPage({ filter, ...parameters })
    return useRecordsPart(
      { name: 'contracts-table', props, ref },
      {
        columns: getContractColumns(labels),
        empty: empty ?? labels.contractsEmpty,
        hasMore: query.data?.page?.more,
        paging,
        query,
        rows: query.data?.contracts ?? [],
        title: labels.contracts,
      },
    )
  },
)

export declare namespace ContractsTable {
  /** State passed to `render`. */
  export type State = { status: TableStatus }
  export type Props = RecordsProps & {
    /** Filters the contracts. */
    filter?: ContractFilter | undefined
  }
}
