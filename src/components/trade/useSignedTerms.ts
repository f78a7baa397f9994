'use client'
import { zeroAddress } from 'viem'
import type { SignedOrder } from '../../errors.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { parseTime } from '../../order/orderTime.js'
import { useCurrency } from '../Price/useCurrency.js'
import { usePriceText } from '../Price/usePriceText.js'
import { formatMoment } from '../text/formatTime.js'

/** Price and end of a signed order as texts; undefined until they are known. */
export function useSignedTerms(
  chainId: number,
  order: SignedOrder | undefined,
): { price: string; end: string } | undefined {
  const { locale } = useMarketKit()
  const currency = useCurrency(chainId, order?.currency ?? zeroAddress)
  const write = usePriceText(currency ?? { decimals: 0, symbol: '' })
  const end = parseTime(order?.endTime)
  if (!order || !currency || end === undefined) return undefined
  return { price: write(order.unitPrice), end: formatMoment(end, locale) }
}
