'use client'
import { skipToken } from '@tanstack/react-query'
import { useCancelSteps } from '../../hooks/reads/useCancelSteps.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order, Step } from '../../rpc/schemas.js'
import { toCancelIntent, toCancelRequest } from '../../steps/flows/cancel.js'
import { useAddress } from '../../wallet/useConnection.js'

export function useCancelQuote(
  order: Order | undefined,
): useCancelSteps.ReturnType {
  const account = useAddress()
  const isSeller = isSameText(order?.createdBy, account)
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
