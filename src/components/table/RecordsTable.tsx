'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode, Ref } from 'react'
import type { MarketKitError } from '../../errors.js'
import { retryUntilFresh } from '../../query/pollWhileVisible.js'
import { keepPreviousFor } from './keepPreviousFor.js'
import type { TableColumn } from './Table.js'
import { TableFrame, useTablePart } from './TableFrame.js'
import { getTableStatus } from './useOrdersTable.js'
import { useTablePage } from './useTablePage.js'

type Props<row> = {
  columns: readonly TableColumn<row>[]
  empty: ReactNode
  hasMore?: boolean | undefined
  paging?: { page: number; setPage: (page: number) => void } | undefined
  query: UseQueryResult<unknown, MarketKitError>
  rows: readonly row[]
  title: string
  tools?: ReactNode
}

export function RecordsTable<row extends { id: number }>({
  hasMore,
  paging,
  query,
  rows,
  ...props
}: Props<row> & { titleId: string }) {
  return (
    <TableFrame
      {...props}
      getKey={({ id }) => String(id)}
      skeletons={4}
      table={{
        ...paging,
        error: query.error,
        hasMore,
        isChanging: query.isPlaceholderData,
        isRefreshing: query.isFetching && !query.isPending,
        isStale: query.isError && query.data !== undefined,
        refetch: () => void query.refetch(),
        rows,
        status: getTableStatus(query, rows.length),
      }}
    />
  )
}

/** Props of a table of a project's records, one page at a time. */
export type RecordsProps = useTablePart.Props & {
  /** Shown when the table has no rows. */
  empty?: ReactNode
  /** Rows per page. @default 10 */
  pageSize?: number | undefined
  /** The project. */
  projectId: number
}

export function useRecordsPage({
  filter,
  pageSize = 10,
  projectId,
}: Pick<RecordsProps, 'pageSize' | 'projectId'> & { filter?: unknown }) {
  const paging = useTablePage([projectId, filter, pageSize])
  return {
    paging,
    parameters: {
      page: { page: paging.page, pageSize },
      projectId,
      query: {
        ...retryUntilFresh,
        placeholderData: keepPreviousFor({ projectId }),
      },
    },
  }
}

export function useRecordsPart<row extends { id: number }>(
  root: { name: string; props: useTablePart.Props; ref: Ref<HTMLElement> },
  table: Props<row>,
): ReactElement {
  return useTablePart({
    ...root,
    children: (titleId) => <RecordsTable {...table} titleId={titleId} />,
    status: getTableStatus(table.query, table.rows.length),
  })
}
