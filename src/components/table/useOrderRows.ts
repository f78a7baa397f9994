'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { useOrdersPage } from '../../hooks/useOrdersPage.js'
import { findSameOrder } from '../../order/orderId.js'
import { getOrderProblem } from '../../order/orderStatus.js'
import { getExpiryTime } from '../../order/orderTime.js'
import type { Order } from '../../rpc/schemas.js'
import { type KeptOrder, keepRows } from './keepRows.js'
import { type OrderRow, toOrderRow } from './orderRow.js'
import { useNow } from './useNow.js'

const none: readonly Order[] = []

/**
 * Returns the rows of a table of orders. An order that leaves the list stays
 * visible for a while, with its current status.
 */
export function useOrderRows(
  orders: readonly Order[] = none,
  page: { chainId: number; key: string; isPlaceholder: boolean },
): { now: number | undefined; rows: OrderRow[] } {
  const { account, now } = useClock(orders)
  const [kept, setKept] = useState({
    key: page.key,
    orders,
    rows: orders.map((order): KeptOrder => ({ order })),
  })
  const isNew = kept.key !== page.key
  if (!page.isPlaceholder && (isNew || kept.orders !== orders)) {
    const before = isNew ? [] : kept.rows
    const rows = keepRows(before, orders, now ?? 0)
    setKept({ key: page.key, orders, rows })
  }
  const gone = kept.rows.filter(({ goneAt }) => goneAt !== undefined)
  const current = useMissingOrders(
    page.chainId,
    gone.map(({ order }) => order),
  )
  const rows = kept.rows.flatMap(({ goneAt, order }) => {
    if (goneAt === undefined) return toOrderRow(order, { account, now })
    const found = findSameOrder(current, order)
    // It is still open, and only moved to another page.
    if (found && !getOrderProblem(found, now)) return []
    const row = toOrderRow(found ?? order, { account, now })
    return { ...row, problem: row.problem ?? ('gone' as const) }
  })
  return { now, rows }
}

/** Fetches the orders that left the list, for their status. */
function useMissingOrders(
  chainId: number,
  orders: readonly Order[],
): readonly Order[] {
  const { data } = useOrdersPage(
    orders.length > 0
      ? {
          chainId,
          input: orders.map((order) => ({
            contractAddress: order.collectionContractAddress,
            marketplace: order.marketplace,
            orderId: order.orderId,
          })),
        }
      : skipToken,
  )
  return data?.orders ?? none
}

function useClock(orders: readonly Order[]) {
  const { address: account } = useOptionalConnection()
  const [first] = orders
    .flatMap((order) => getExpiryTime(order) ?? [])
    .filter((end) => end > Date.now())
    .sort((a, b) => a - b)
  return { account, now: useNow(first) }
}
