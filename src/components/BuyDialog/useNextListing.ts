'use client'
import { skipToken } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { RequestError } from '../../errors.js'
import { useListings } from '../../hooks/useListings.js'
import { isSameOrder } from '../../order/orderId.js'
import { getOrderProblem } from '../../order/orderStatus.js'
import { findCheapest } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'

/** Whether the service refused a quote because the order has ended. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  if (error.reason === 'notFound') return true
  return (
    error.reason === 'invalidArgument' &&
    /^ordersData\.\d+\.orderId$/.test(error.field ?? '')
  )
}

/** Returns the cheapest other listing of the item in the same currency. */
export function useNextListing(gone: Order | undefined): Order | undefined {
  const { address } = useConnection()
  const { data } = useListings(
    gone?.tokenId
      ? {
          chainId: gone.chainId,
          contractAddress: gone.collectionContractAddress,
          tokenId: gone.tokenId,
          filter: { currencies: [gone.priceCurrencyAddress] },
          query: { staleTime: 0 },
        }
      : skipToken,
  )
  const listings = data?.pages.flatMap((page) => page.listings) ?? []
  return findCheapest(
    listings.filter(
      (order) =>
        !getOrderProblem(order, undefined) &&
        !(gone && isSameOrder(order, gone)) &&
        !isSameIgnoringCase(address, order.createdBy),
    ),
  )
}
