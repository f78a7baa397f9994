'use client'
import { ordersQueryOptions } from '../../query/ordersQueryOptions.js'
import {
  type InfiniteReadParameters,
  type InfiniteReadResult,
  useInfiniteRead,
} from './read.js'

/**
 * Fetches orders by their identifiers, as an infinite list. Operation:
 * `Marketplace/GetOrders`.
 *
 * @example
 * import { useOrders } from 'marketkit'
 *
 * const { data, fetchNextPage } = useOrders({
 *   chainId: 137,
 *   input: [{ contractAddress, orderId }],
 * })
 */
export function useOrders<selected = useOrders.Data>(
  parameters: useOrders.Parameters<selected>,
): useOrders.ReturnType<selected> {
  return useInfiniteRead(parameters, ordersQueryOptions)
}

export declare namespace useOrders {
  type Data = ordersQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    ordersQueryOptions.Parameters,
    ordersQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = InfiniteReadResult<selected>
}
