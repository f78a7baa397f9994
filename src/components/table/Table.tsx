'use client'
import type { ReactNode } from 'react'
import type { MarketKitError } from '../../errors.js'
import { tableLabels } from '../../labels/tableLabels.js'
import { ArrowDown, ArrowUp } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { TableSort, TableStatus } from './useOrdersTable.js'
import { useRowKeys } from './useRowKeys.js'

export type TableColumn<row> = {
  cell: (row: row) => ReactNode
  id: string
  isQuiet?: boolean | undefined
  isNumber?: boolean | undefined
  label: string
  /** Name of the service's column to sort by. */
  sort?: string | undefined
}

export type TableState<row> = {
  error: MarketKitError | null
  hasMore?: boolean | undefined
  isChanging: boolean
  isRefreshing: boolean
  isStale: boolean
  page?: number | undefined
  refetch: () => void
  rows: readonly row[]
  setPage?: ((page: number) => void) | undefined
  setSort?: ((sort: TableSort) => void) | undefined
  sort?: TableSort | undefined
  status: TableStatus
}

/** Explicit roles: displaying rows as cards drops the native ones. */
const withRole = (role: string) => ({ role })

export function Table<row>(props: {
  columns: readonly TableColumn<row>[]
  getKey: (row: row) => string
  labelledBy: string
  rowProps?: ((row: row) => Record<string, unknown>) | undefined
  skeletons: number
  table: TableState<row>
}) {
  const { columns, getKey, labelledBy, rowProps, table } = props
  const { isChanging, rows, setSort: onSort, sort, status } = table
  const isLoading = status === 'loading'
  const keys = useRowKeys(rows.length)
  return (
    <table
      {...withRole('table')}
      aria-busy={isLoading || isChanging || undefined}
      aria-labelledby={labelledBy}
      data-faded={isChanging ? '' : undefined}
      className="mk-table"
    >
      <thead {...withRole('rowgroup')} className="mk-table-head">
        <tr {...withRole('row')}>
          {columns.map((column) => (
            <Title column={column} key={column.id} {...{ onSort, sort }} />
          ))}
        </tr>
      </thead>
      <tbody {...withRole('rowgroup')} {...keys.body}>
        {rows.map((row, index) => (
          <tr
            {...withRole('row')}
            className="mk-table-row"
            key={getKey(row)}
            {...keys.row(index)}
            {...rowProps?.(row)}
          >
            {columns.map((column) => (
              <Cell column={column} key={column.id}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
        {Array.from({ length: isLoading ? props.skeletons : 0 }, (_, index) => (
          <tr
            {...withRole('row')}
            className="mk-table-row"
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            key={index}
          >
            {columns.map((column) => (
              <Cell column={column} key={column.id}>
                <span className="mk-skeleton" />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<row>(props: { children: ReactNode; column: TableColumn<row> }) {
  const { children, column } = props
  return (
    <td
      {...withRole('cell')}
      data-column={column.id}
      data-label={column.isQuiet ? undefined : column.label}
      className="mk-table-cell"
      data-number={column.isNumber ? '' : undefined}
    >
      {children}
    </td>
  )
}

function Title<row>(props: {
  column: TableColumn<row>
  onSort: ((sort: TableSort) => void) | undefined
  sort: TableSort | undefined
}) {
  const { column, onSort, sort } = props
  const labels = useLabels(tableLabels)
  const isSorted = sort !== undefined && column.sort === sort.column
  const isUp = isSorted && sort.order === 'ASC'
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <th
      {...withRole('columnheader')}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
      data-column={column.id}
      className="mk-table-title"
      data-number={column.isNumber ? '' : undefined}
      scope="col"
    >
      {column.sort && onSort ? (
        <button
          aria-label={labels.sortedBy(column.label)}
          className="mk-table-sort"
          onClick={() =>
            onSort({
              column: column.sort ?? '',
              order: isUp ? 'DESC' : 'ASC',
            })
          }
          type="button"
        >
          <span>{column.label}</span>
          {isSorted && <Arrow />}
        </button>
      ) : (
        <span className={column.isQuiet ? 'mk-sr-only' : undefined}>
          {column.label}
        </span>
      )}
    </th>
  )
}
