import type { QueryClient } from '@tanstack/react-query'
import { isSameOrder } from '../order/orderId.js'
import { isActiveOrder } from '../order/orderStatus.js'
import { hasFewerLeft, toQuantitiesLeft } from '../order/quantity.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Order } from '../rpc/schemas.js'
import { applyUpdate, type OptimisticUpdate } from './applyUpdate.js'
import { getAffectedQueries } from './getAffectedQueries.js'

/**
 * Optimistic update: shows the effect of a trade on an order before the service
 * does. Lists of orders show the new status and quantity; collectibles drop an
 * order that is no longer active. Running refetches are cancelled, because they
 * may return older data. Returns a function that undoes the update; call it if
 * the trade fails. It does not change data that was fetched since.
 */
export function updateOrderInCache(
  queryClient: QueryClient,
  parameters: updateOrderInCache.Parameters,
): () => void {
  return applyUpdate(queryClient, toOrderUpdate(parameters))
}

export declare namespace updateOrderInCache {
  type Parameters = {
    client: MarketplaceClient
    /** Order before the trade. */
    order: Order
    /** Base units left, in decimal digits. @default unchanged */
    quantityRemaining?: string | undefined
    /** @default unchanged */
    status?: Order['status'] | undefined
  }
}

type Change = Pick<
  updateOrderInCache.Parameters,
  'quantityRemaining' | 'status'
> &
  Pick<Order, 'orderUpdatedAt'>

export function toOrderUpdate({
  client,
  order,
  ...change
}: updateOrderInCache.Parameters): OptimisticUpdate {
  const { chainId, collectionContractAddress: contractAddress } = order
  const { tokenId } = order
  // The time of a sale or a cancellation, in lists of events.
  const orderUpdatedAt = new Date().toISOString()
  return {
    filters: getAffectedQueries(client, { chainId, contractAddress, tokenId }),
    change: (data) => changeOrder(data, order, { orderUpdatedAt, ...change }),
  }
}

/** Returns a copy with the changed order; the same data if it does not contain the order. */
function changeOrder(data: unknown, order: Order, change: Change): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (isOrder(data) && isSameOrder(data, order))
    return isAlreadyShown(data, change) ? data : applyChange(data, change)
  const known = data as Partial<Order>
  const entries = Object.entries(data).map(([field, value]) => {
    const next = changeOrder(value, order, change)
    const isDropped =
      next !== value && 'metadata' in data && !isActiveOrder(next as Order)
    return [field, isDropped ? undefined : next] as const
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
function isAlreadyShown(order: Order, { quantityRemaining }: Change): boolean {
  const isLess =
    quantityRemaining !== undefined && hasFewerLeft(order, quantityRemaining)
  return isLess || !isActiveOrder(order)
}

function applyChange(order: Order, change: Change): Order {
  const { quantityRemaining: left } = change
  return {
    ...order,
    ...(left === undefined ? {} : toQuantitiesLeft(order, left)),
    ...change,
  }
}
