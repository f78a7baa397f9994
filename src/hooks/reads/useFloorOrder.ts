'use client'
import { floorOrderQueryOptions } from '../../query/floorOrderQueryOptions.js'
import { type ReadParameters, type ReadResult, useRead } from './read.js'

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
  return useRead(parameters, floorOrderQueryOptions)
}

export declare namespace useFloorOrder {
  type Data = floorOrderQueryOptions.Data
  type Parameters<selected = Data> = ReadParameters<
    floorOrderQueryOptions.Parameters,
    Data,
    selected
  >
  type ReturnType<selected = Data> = ReadResult<selected>
}
