'use client'
import { zeroAddress } from 'viem'
import type { SignedOrder } from '../../errors.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { parseTime } from '../../order/orderTime.js'
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
  if (!order || !currency || end === undefined) return undefined
  return {
    price: formatAmount(order.unitPrice, currency, locale),
    end: formatMoment(end, locale),
  }
}
