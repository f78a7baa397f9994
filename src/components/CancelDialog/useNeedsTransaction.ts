'use client'
import { skipToken } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import type { Order } from '../../rpc/schemas.js'
import { toCancelRequest } from '../../steps/flows/cancel.js'

/** Whether one is cancelled by a transaction; undefined until that is known. */
export function useNeedsTransaction(
  order: Order | undefined,
): boolean | undefined {
  const { address } = useConnection()
  const { data } = useCancelSteps(
    order && address
      ? {
          chainId: order.chainId,
          ...toCancelRequest({ order, maker: address }),
        }
      : skipToken,
  )
  return data?.some(({ to }) => to)
}
