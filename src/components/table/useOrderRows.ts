'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { useOrdersPage } from '../../hooks/reads/useOrdersPage.js'
import {
  findSameOrder,
  getOrderKey,
  toOrderInput,
} from '../../order/orderId.js'
import { getOrderProblem } from '../../order/orderStatus.js'
import { getExpiryTime } from '../../order/orderTime.js'
import type { Order } from '../../rpc/schemas.js'
import { type OrderRow, toOrderRow } from './orderRow.js'
import { useNow } from './useNow.js'

const none: readonly Order[] = []

export function useOrderRows(
  orders: readonly Order[] = none,
  page: { chainId: number; key: string; isPlaceholder: boolean },
): { now: number | undefined; rows: OrderRow[] } {
  const { address: account } = useOptionalConnection()
  const now = useNow(getNextEnd(orders))
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

function useMissingOrders(
  chainId: number,
  orders: readonly Order[],
): readonly Order[] {
  const { data } = useOrdersPage(
    orders.length > 0
      ? {
          chainId,
          input: orders.map(toOrderInput),
        }
      : skipToken,
  )
  return data?.orders ?? none
}

function getNextEnd(orders: readonly Order[]): number | undefined {
  const [first] = orders
    .flatMap((order) => getExpiryTime(order) ?? [])
    .filter((end) => end > Date.now())
    .sort((a, b) => a - b)
  return first
}

export type KeptOrder = { order: Order; goneAt?: number | undefined }

const goneVisibleMs = 60_000

const maxGoneRows = 10

/** Orders that left the list keep their places, so that no row moves. */
export function keepRows(
  before: readonly KeptOrder[],
  orders: readonly Order[],
  now: number,
): KeptOrder[] {
  const here = new Set(orders.map(getOrderKey))
  const rows: KeptOrder[] = orders.map((order) => ({ order }))
  let kept = 0
  for (const [index, { goneAt = now, order }] of before.entries()) {
    const isDropped = now - goneAt > goneVisibleMs || kept >= maxGoneRows
    if (isDropped || here.has(getOrderKey(order))) continue
    rows.splice(index, 0, { goneAt, order })
    kept += 1
  }
  return rows
}
