'use client'
import { zeroAddress } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getTotalPrice, sumFees } from '../../order/unitPrice.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from './tradeLabels.js'

/**
 * Returns the text about what a purchase paid, without the network fee. Empty while
 * the currency is unknown, and after a partial purchase with additional fees, because
 * the part of them that was charged is unknown.
 */
export function usePaid(
  { variables }: Purchase,
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
  const amount = formatPrice(total, currency.decimals, { exact: true, locale })
  return labels.paid(`${amount} ${currency.symbol}`)
}

type Purchase = {
  variables:
    | { additionalFees?: readonly AdditionalFee[] | undefined }
    | undefined
}
