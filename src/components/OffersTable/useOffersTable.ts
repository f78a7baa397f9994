'use client'
import { skipToken } from '@tanstack/react-query'
import { useFloorOrder } from '../../hooks/useFloorOrder.js'
import type { Order } from '../../rpc/schemas.js'
import { getListing } from '../CollectibleCard/cardState.js'
import {
  type OrdersTable,
  type OrdersTableParameters,
  useOrdersTable,
} from '../table/useOrdersTable.js'
import { floorDifference } from './floorDifference.js'

/**
 * A table of the offers for a collectible without its markup: one page at a
 * time, sorted by the service, kept live, and measured by the floor.
 */
export function useOffersTable(
  parameters: useOffersTable.Parameters,
): useOffersTable.ReturnType {
  const { chainId, contractAddress } = parameters
  const table = useOrdersTable('offer', parameters)
  const { data } = useFloorOrder(
    table.rows.length > 0 ? { chainId, contractAddress } : skipToken,
  )
  const floor = data ? getListing(data) : undefined
  return { ...table, toFloor: (offer) => floorDifference(offer, floor) }
}

export declare namespace useOffersTable {
  type Parameters = OrdersTableParameters
  type ReturnType = OrdersTable & {
    /**
     * How far an offer is from the floor of the collection, in hundredths of a
     * per cent; undefined where they do not compare.
     */
    toFloor: (offer: Order) => number | undefined
  }
}
