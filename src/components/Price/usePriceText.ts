'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatPrice } from './formatPrice.js'
import { type CurrencyFacts, useOrderCurrency } from './useCurrency.js'

/** The function writes an exact amount with its symbol: `1.5 ETH`. */
export function usePriceText({
  decimals,
  symbol,
}: CurrencyFacts): (amount: bigint | string) => string {
  const { locale } = useMarketKit()
  return (amount) =>
    `${formatPrice(amount, decimals, { exact: true, locale })} ${symbol}`
}

export function useOrderPriceText(order: Order): string {
  return usePriceText(useOrderCurrency(order))(order.priceAmount)
}
