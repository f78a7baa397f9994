'use client'
import type { ReactNode } from 'react'
import { getOrderKey } from '../../order/orderId.js'
import type { OrderRow } from './orderRow.js'
import type { TableColumn } from './Table.js'
import { TableFrame } from './TableFrame.js'
import type { OrdersTable as Orders } from './useOrdersTable.js'

export function OrdersTable(props: {
  columns: readonly TableColumn<OrderRow>[]
  empty: ReactNode
  table: Orders
  title: string
  titleId: string
  tools?: ReactNode
}) {
  return (
    <TableFrame
      {...props}
      getKey={({ order }) => getOrderKey(order)}
      rowProps={({ isOwn, problem }) => ({
        'data-own': isOwn ? '' : undefined,
        'data-problem': problem,
      })}
      skeletons={3}
    />
  )
}
