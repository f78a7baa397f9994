'use client'
import type { ReactNode } from 'react'
import { getOrderKey } from '../../order/orderId.js'
import type { OrderRow } from './orderRow.js'
import { Table, type TableColumn } from './Table.js'
import { TableFrame } from './TableFrame.js'
import { TablePager } from './TablePager.js'
import type { OrdersTable as Orders } from './useOrdersTable.js'

export function OrdersTable(props: {
  columns: readonly TableColumn<OrderRow>[]
  empty: ReactNode
  note?: ReactNode
  table: Orders
  title: string
  titleId: string
  tools?: ReactNode
}) {
  const { columns, empty, note, table, title, titleId, tools } = props
  return (
    <TableFrame
      empty={empty}
      error={table.error}
      footer={
        <>
          <TablePager
            hasMore={table.hasMore}
            labelledBy={titleId}
            onPage={table.setPage}
            page={table.page}
          />
          {note}
        </>
      }
      isRefreshing={table.isRefreshing}
      isStale={table.isStale}
      onRetry={table.refetch}
      status={table.status}
      title={title}
      titleId={titleId}
      tools={tools}
    >
      <Table
        columns={columns}
        isFaded={table.isChanging}
        getKey={({ order }) => getOrderKey(order)}
        labelledBy={titleId}
        onSort={table.setSort}
        rowProps={({ isOwn, problem }) => ({
          'data-own': isOwn ? '' : undefined,
          'data-problem': problem,
        })}
        rows={table.rows}
        skeletons={table.status === 'loading' ? 3 : 0}
        sort={table.sort}
      />
    </TableFrame>
  )
}
