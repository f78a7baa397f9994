'use client'
import { zeroAddress } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getTotalPrice, sumFees } from '../../order/unitPrice.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import { formatAmount } from '../Price/formatPrice.js'
import { useCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'

/**
 * Empty while the currency is unknown, and if only a part was bought with additional
 * fees: which of them were charged is unknown.
 */
export function usePaid(
  { variables }: Pick<useBuy.ReturnType, 'variables'>,
  { bought, isWhole }: { bought: readonly BuyItem[]; isWhole: boolean },
): string {
  const labels = useLabels(tradeLabels)
  const { locale } = useMarketKit()
  const { chainId = 0, priceCurrencyAddress = zeroAddress } =
    bought[0]?.order ?? {}
  const currency = useCurrency(chainId, priceCurrencyAddress)
  const { additionalFees = [] } = variables ?? {}
  const isKnown = bought.length > 0 && (isWhole || !additionalFees.length)
  if (!currency || !isKnown) return ''
  const total = getTotalPrice(bought) + sumFees(additionalFees)
  return labels.paid(formatAmount(total, currency, locale))
}
