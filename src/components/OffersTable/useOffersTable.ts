'use client'
import { skipToken } from '@tanstack/react-query'
import { useFloorOrder } from '../../hooks/reads/useFloorOrder.js'
import {
  getUnitDollars,
  getUnitPrice,
  isSameCurrency,
} from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { getListing } from '../collectible/cardState.js'
import {
  type OrdersTableParameters,
  useOrdersTable,
} from '../table/useOrdersTable.js'

export function useOffersTable(parameters: OrdersTableParameters) {
  const { chainId, contractAddress } = parameters
  const table = useOrdersTable('offer', parameters)
  const { data } = useFloorOrder(
    table.rows.length > 0 ? { chainId, contractAddress } : skipToken,
  )
  const floor = data ? getListing(data) : undefined
  return {
    ...table,
    toFloor: (offer: Order) => getFloorDifference(offer, floor),
  }
}

/** In basis points; by dollars if the currencies differ. */
export function getFloorDifference(
  offer: Order,
  floor: Order | undefined,
): number | undefined {
  if (!floor) return undefined
  const [floorPrice, offerPrice] = [getUnitPrice(floor), getUnitPrice(offer)]
  if (floorPrice === 0n) return undefined
  if (isSameCurrency(floor, offer))
    return Number(((offerPrice - floorPrice) * 10_000n) / floorPrice)
  const [floorUSD, offerUSD] = [getUnitDollars(floor), getUnitDollars(offer)]
  if (!floorUSD || !offerUSD) return undefined
  return Math.round((offerUSD / floorUSD - 1) * 10_000)
}
