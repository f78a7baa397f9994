'use client'
import { skipToken } from '@tanstack/react-query'
import { useListingsPage } from '../../hooks/reads/useListingsPage.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { CancelIntent } from '../../steps/model/intent.js'

export function useIsUnlisted(
  intent:
    | Pick<CancelIntent, 'account' | 'chainId' | 'collection' | 'orderId'>
    | undefined,
  tokenId: string | undefined,
): boolean {
  const { data } = useListingsPage(
    intent && tokenId !== undefined
      ? {
          chainId: intent.chainId,
          contractAddress: intent.collection,
          tokenId,
          filter: { createdBy: [intent.account] },
          query: retryUntilLoaded,
        }
      : skipToken,
  )
  return (
    data !== undefined &&
    !data.listings.some(
      (order) =>
        isActiveOrder(order) && !isSameText(order.orderId, intent?.orderId),
    )
  )
}
