'use client'
import { skipToken } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useFloorOrder } from '../../hooks/reads/useFloorOrder.js'
import { getUnitDollars, getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { getListing } from '../collectible/cardState.js'

/** The amount is rounded, so the rate may be a few minutes old. */
const rateStaleTime = 300_000

/**
 * The approximate price of an order in the chain's native currency, so that the
 * floors of a page are comparable. The rate comes from a listing in this currency.
 */
export function useReferencePrice(
  collectionId: { chainId: number; contractAddress: Address },
  order: Order | undefined,
): {
  /** In smallest units; undefined for an order in this currency, or without a rate. */
  amount?: string | undefined
  isPending: boolean
} {
  const dollars =
    order && order.priceCurrencyAddress !== zeroAddress
      ? getUnitDollars(order)
      : undefined
  const { data, isLoading: isPending } = useFloorOrder(
    dollars
      ? {
          ...collectionId,
          filter: { inCurrencyAddresses: [zeroAddress] },
          query: { staleTime: rateStaleTime },
        }
      : skipToken,
  )
  const known = data && getListing(data)
  const knownDollars = known && getUnitDollars(known)
  if (!dollars || !knownDollars) return { isPending }
  const amount = Number(getUnitPrice(known)) * (dollars / knownDollars)
  return { amount: BigInt(Math.round(amount)).toString(), isPending }
}
