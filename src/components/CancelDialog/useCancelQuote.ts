'use client'
import { skipToken } from '@tanstack/react-query'
import { useCancelSteps } from '../../hooks/useCancelSteps.js'
import type { Order, Step } from '../../rpc/schemas.js'
import { toCancelIntent, toCancelRequest } from '../../steps/flows/cancel.js'
import { useAddress } from '../../wallet/useConnection.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'

export function useCancelQuote(
  order: Order | undefined,
): useCancelSteps.ReturnType {
  const account = useAddress()
  const isSeller = isSameIgnoringCase(order?.createdBy, account)
  return useCancelSteps(
    order && account && isSeller
      ? {
          chainId: order.chainId,
          ...toCancelRequest(
            toCancelIntent({ account, chainId: order.chainId, order }),
          ),
        }
      : skipToken,
  )
}

export function needsTransaction(
  steps: readonly Step[] | undefined,
): boolean | undefined {
  return steps?.some(({ to }) => to)
}
