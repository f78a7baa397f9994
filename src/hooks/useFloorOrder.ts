'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MarketKitError } from '../errors.js'
import { floorOrderQueryOptions } from '../query/floorOrderQueryOptions.js'
import { type ReadParameters, readOptions } from './read.js'
import { useMarketplaceClient } from './useMarketplaceClient.js'

/**
 * Fetches the collectible with the cheapest listing of a collection; null if
 * nothing is listed. Operation: `Marketplace/GetFloorOrder`.
 *
 * @example
 * import { useFloorOrder } from 'marketkit'
 *
 * const { data } = useFloorOrder({ chainId: 137, contractAddress })
 */
export function useFloorOrder<selected = useFloorOrder.Data>(
  parameters: useFloorOrder.Parameters<selected>,
): useFloorOrder.ReturnType<selected> {
  const client = useMarketplaceClient()
  return useQuery(
    readOptions(parameters, (complete: floorOrderQueryOptions.Parameters) =>
      floorOrderQueryOptions(client, complete),
    ),
  )
}

export declare namespace useFloorOrder {
  type Data = floorOrderQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    floorOrderQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = UseQueryResult<selected, MarketKitError>
}
