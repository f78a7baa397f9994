import type { QueryClient } from '@tanstack/react-query'
import { isSameOrder } from '../order/orderId.js'
import { isActiveOrder } from '../order/orderStatus.js'
import { hasFewerLeft, toQuantitiesLeft } from '../order/quantity.js'
import type { MarketplaceClient } from '../rpc/client.js'
import type { Order } from '../rpc/schemas.js'
import { type Mark, markQueries } from './markQueries.js'
import { touchedQueries } from './touchedQueries.js'

/**
 * Shows in a cache what a trade does to an order, before the service does:
 * lists show the order as it will be, collectibles show it no more once it is
 * not active. Reads under way are stopped, since they would show it as it was,
 * but first loads; those that do not show it begin again. Answers a function
 * that takes it back, for when the trade fails; what was read since stays.
 *
 * @example
 * import { markOrder } from 'marketkit/core'
 *
 * const undo = markOrder(queryClient, { client, order, status: 'filled' })
 */
export function markOrder(
  queryClient: QueryClient,
  parameters: markOrder.Parameters,
): () => void {
  return markQueries(queryClient, orderMark(parameters))
}

export declare namespace markOrder {
  type Parameters = {
    /** The client whose reads are marked. */
    client: MarketplaceClient
    /** The order, as it was. */
    order: Order
    /** What is left of it. */
    quantityRemaining?: string | undefined
    /** What becomes of it. @default as it was */
    status?: Order['status'] | undefined
  }
}

type Change = Pick<markOrder.Parameters, 'quantityRemaining' | 'status'>

/** What a trade does to an order, as a mark. */
export function orderMark({
  client,
  order,
  ...change
}: markOrder.Parameters): Mark {
  const { chainId, collectionContractAddress: contractAddress } = order
  const { tokenId } = order
  return {
    filters: touchedQueries(client, { chainId, contractAddress, tokenId }),
    change: (data) => mark(data, order, change),
  }
}

/** A copy with the order changed wherever it stands; the same if nowhere. */
function mark(data: unknown, order: Order, change: Change): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (isOrder(data) && isSameOrder(data, order))
    return isOver(data, change) ? data : changed(data, change)
  const known = data as Partial<Order>
  const marked = Object.entries(data).map(([field, value]) => {
    const next = mark(value, order, change)
    const isGone =
      next !== value && 'metadata' in data && !isActiveOrder(next as Order)
    return [field, isGone ? undefined : next] as const
  })
  if (marked.every(([field, value]) => known[field as keyof Order] === value))
    return data
  return Array.isArray(data)
    ? marked.map(([, value]) => value)
    : Object.fromEntries(marked)
}

function isOrder(data: object): data is Order {
  return 'orderId' in data && 'collectionContractAddress' in data
}

/** Whether the service knows more of an order than a mark does. */
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
