'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { formatAmount } from './formatPrice.js'
import { type CurrencyFacts, useOrderCurrency } from './useCurrency.js'

export function usePriceText(
  currency: CurrencyFacts,
): (amount: bigint | string) => string {
  const { locale } = useMarketKit()
  return (amount) => formatAmount(amount, currency, locale)
}

export function useOrderPriceText(order: Order): string {
  return usePriceText(useOrderCurrency(order))(getUnitPrice(order))
}
