'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { ordersQueryOptions } from '../query/ordersQueryOptions.js'
import { type InfiniteReadParameters, infiniteReadOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

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
  const client = useMarketplaceClient()
  return useInfiniteQuery(
    infiniteReadOptions(parameters, (complete: ordersQueryOptions.Parameters) =>
      ordersQueryOptions(client, complete),
    ),
  )
}

export declare namespace useOrders {
  type Data = ordersQueryOptions.Data
  type Parameters<selected = Data> = InfiniteReadParameters<
    ordersQueryOptions.Parameters,
    ordersQueryOptions.Page,
    selected
  >
  type ReturnType<selected = Data> = UseInfiniteQueryResult<
    selected,
    MarketKitError
  >
}
