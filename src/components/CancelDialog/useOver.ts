'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { useCancel } from '../../hooks/useCancel.js'
import { useOrders } from '../../hooks/useOrders.js'
import { findSameOrder } from '../../order/orderId.js'
import { getOrderEnd, type OrderEnd } from '../../order/orderStatus.js'
import type { Order } from '../../rpc/schemas.js'

/** Milliseconds between looks while somebody decides. */
const lookEvery = 5_000

/**
 * Whether a listing is over already, so that there is nothing to cancel: asked
 * while the dialog is open, and again when a cancellation fails.
 */
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
          query: { refetchInterval: lookEvery, staleTime: 0 },
        }
      : skipToken,
  )
  useEffect(() => {
    if (error) refetch()
  }, [error, refetch])
  if (!isAsked) return undefined
  const answers = data?.pages.flatMap(({ orders }) => orders) ?? []
  return getOrderEnd(findSameOrder(answers, order))
}
