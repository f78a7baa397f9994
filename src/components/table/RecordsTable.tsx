'use client'
import type { ReactNode } from 'react'
import type { MarketKitError } from '../../errors.js'
import { Table, type TableColumn } from './Table.js'
import { TableFrame } from './TableFrame.js'
import { TablePager } from './TablePager.js'
import { getTableStatus } from './useOrdersTable.js'

type RecordsQuery = {
  data: unknown
  error: MarketKitError | null
  isError: boolean
  isFetching: boolean
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

export function RecordsTable<row extends { id: number }>(props: {
  columns: readonly TableColumn<row>[]
  empty: ReactNode
  hasMore?: boolean | undefined
  onPage?: ((page: number) => void) | undefined
  page?: number | undefined
  query: RecordsQuery
  rowProps?: ((row: row) => Record<string, unknown>) | undefined
  rows: readonly row[]
  title: string
  titleId: string
  tools?: ReactNode
}) {
  const { columns, empty, onPage, query, rowProps, rows, titleId } = props
  const status = getTableStatus(query, rows.length)
  return (
    <TableFrame
      empty={empty}
      error={query.error}
      footer={
        onPage && (
          <TablePager
            hasMore={props.hasMore ?? false}
            labelledBy={titleId}
            onPage={onPage}
            page={props.page ?? 1}
          />
        )
      }
      isRefreshing={query.isFetching && !query.isPending}
      isStale={query.isError && query.data !== undefined}
      onRetry={() => void query.refetch()}
      status={status}
      title={props.title}
      titleId={titleId}
      tools={props.tools}
    >
      <Table
        columns={columns}
        isFaded={query.isPlaceholderData}
        getKey={({ id }) => String(id)}
        labelledBy={titleId}
        rowProps={rowProps}
        rows={rows}
        skeletons={status === 'loading' ? 4 : 0}
      />
    </TableFrame>
  )
}
