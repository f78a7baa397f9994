'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { ordersPageQueryOptions } from '../query/ordersQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches one page of orders by their identifiers. `useOrders` fetches an
 * infinite list. Operation: `Marketplace/GetOrders`.
 *
 * @example
 * import { useOrdersPage } from 'marketkit'
 *
 * const { data } = useOrdersPage({
 *   chainId: 137,
 *   input: [{ contractAddress, orderId }],
 * })
 */
export function useOrdersPage<selected = useOrdersPage.Data>(
  parameters: useOrdersPage.Parameters<selected>,
): useOrdersPage.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(parameters, (complete: ordersPageQueryOptions.Parameters) =>
      ordersPageQueryOptions(client, complete),
    ),
  )
}

export declare namespace useOrdersPage {
  type Data = ordersPageQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    ordersPageQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
