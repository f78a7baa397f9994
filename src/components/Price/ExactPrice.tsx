'use client'
import { Price } from './Price.js'
import type { CurrencyFacts } from './useCurrency.js'

/** An amount of a breakdown: all decimal places, without the currency's mark. */
export function ExactPrice(props: {
  amount: bigint | string
  currency: CurrencyFacts
}) {
  const { amount, currency } = props
  return (
    <Price amount={String(amount)} currency={currency} exact mark={false} />
  )
}
