'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { useCancel } from '../../hooks/useCancel.js'
import { useOrders } from '../../hooks/useOrders.js'
import { findSameOrder } from '../../order/orderId.js'
import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import type { Order } from '../../rpc/schemas.js'

/** Milliseconds between fetches while the dialog is open. */
const refetchInterval = 5_000

/** Returns how a listing has ended, so that there is nothing to cancel. */
export function useOver(
  order: Order | undefined,
  { flow, open }: { flow: useCancel.ReturnType; open: boolean },
): OrderEnd | undefined {
  const { error, isPending, isSuccess } = flow
  const isAsked = order !== undefined && open && !isPending && !isSuccess
  const { data, refetch } = useOrders(
    isAsked
      ? {
          chainId: order.chainId,
          input: [
            {
              contractAddress: order.collectionContractAddress,
              marketplace: order.marketplace,
              orderId: order.orderId,
            },
          ],
          query: { refetchInterval, staleTime: 0 },
        }
      : skipToken,
  )
  useEffect(() => {
    if (error) refetch()
  }, [error, refetch])
  if (!isAsked) return undefined
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return getOrderEnd(findSameOrder(orders, order))
}
