'use client'
import { skipToken } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import type { SignedOrder } from '../../errors.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useCollectible } from '../../hooks/reads/useCollectible.js'
import { parseTime } from '../../order/orderTime.js'
import { getWholeToken } from '../../order/quantity.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import { formatAmount } from '../Price/formatPrice.js'
import { useCurrency } from '../Price/useCurrency.js'
import { formatMoment } from '../text/formatTime.js'

export function useSignedTerms(
  chainId: number,
  order: SignedOrder | undefined,
): { price: string; end: string } | undefined {
  const { locale } = useMarketKit()
  const currency = useCurrency(chainId, order?.currency ?? zeroAddress)
  const end = parseTime(order?.endTime)
  const hasSeveralUnits = order !== undefined && order.quantity !== '1'
  const { data: item } = useCollectible(
    hasSeveralUnits
      ? {
          chainId,
          contractAddress: order.collection,
          query: retryUntilLoaded,
          tokenId: order.tokenId,
        }
      : skipToken,
  )
  if (!order || !currency || end === undefined) return undefined
  // A price is for one base unit, which may be a tiny part of what is shown as one.
  if (hasSeveralUnits && !item) return undefined
  const one = hasSeveralUnits
    ? getWholeToken({ quantityDecimals: item?.decimals })
    : 1n
  return {
    price: formatAmount(BigInt(order.unitPrice) * one, currency, locale),
    end: formatMoment(end, locale),
  }
}
