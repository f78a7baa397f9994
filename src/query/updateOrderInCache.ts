import type { QueryClient } from '@tanstack/react-query'
import { isSameOrder } from '../order/orderId.js'
import { isActiveOrder } from '../order/orderStatus.js'
import { hasFewerLeft, toQuantitiesLeft } from '../order/quantity.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Order } from '../rpc/schemas.js'
import { applyUpdate, type OptimisticUpdate } from './applyUpdate.js'
import { touchedQueries } from './touchedQueries.js'

/**
 * Optimistic update: shows what a trade does to an order before the service does.
 * Lists of orders show the order with its new status and quantity; collectibles
 * stop showing it once it is not active. Running refetches are cancelled, because
 * they may return older data. Returns a function that undoes the update, to call
 * if the trade fails; data that was fetched since stays.
 */
export function updateOrderInCache(
  queryClient: QueryClient,
  parameters: updateOrderInCache.Parameters,
): () => void {
  return applyUpdate(queryClient, toOrderUpdate(parameters))
}

export declare namespace updateOrderInCache {
  type Parameters = {
    /** The client whose queries are updated. */
    client: MarketplaceClient
    /** The order before the trade. */
    order: Order
    /** The remaining number of tokens, in decimal digits. @default unchanged */
    quantityRemaining?: string | undefined
    /** The new status. @default unchanged */
    status?: Order['status'] | undefined
  }
}

type Change = Pick<
  updateOrderInCache.Parameters,
  'quantityRemaining' | 'status'
>

/** Returns the optimistic update of an order. */
export function toOrderUpdate({
  client,
  order,
  ...change
}: updateOrderInCache.Parameters): OptimisticUpdate {
  const { chainId, collectionContractAddress: contractAddress } = order
  const { tokenId } = order
  return {
    filters: touchedQueries(client, { chainId, contractAddress, tokenId }),
    change: (data) => changeOrder(data, order, change),
  }
}

/** Returns a copy with the order changed; the same data if it has no such order. */
function changeOrder(data: unknown, order: Order, change: Change): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (isOrder(data) && isSameOrder(data, order))
    return isOver(data, change) ? data : changed(data, change)
  const known = data as Partial<Order>
  const entries = Object.entries(data).map(([field, value]) => {
    const next = changeOrder(value, order, change)
    const isGone =
      next !== value && 'metadata' in data && !isActiveOrder(next as Order)
    return [field, isGone ? undefined : next] as const
  })
  if (entries.every(([field, value]) => known[field as keyof Order] === value))
    return data
  return Array.isArray(data)
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries)
}

function isOrder(data: object): data is Order {
  return 'orderId' in data && 'collectionContractAddress' in data
}

/** Whether the service already shows the change, or a later one. */
function isOver(order: Order, { quantityRemaining }: Change): boolean {
  const isLess =
    quantityRemaining !== undefined && hasFewerLeft(order, quantityRemaining)
  return isLess || !isActiveOrder(order)
}

function changed(order: Order, change: Change): Order {
  const { quantityRemaining: left } = change
  return {
    ...order,
    ...(left === undefined ? {} : toQuantitiesLeft(order, left)),
    ...change,
  }
}
