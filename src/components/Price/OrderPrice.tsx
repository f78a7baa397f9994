'use client'
import type { ReactElement } from 'react'
import type { Order } from '../../rpc/schemas.js'
import { Price } from './Price.js'
import { useOrderCurrency } from './useCurrency.js'

/** The price of an order in its currency, with US dollars where known. */
export function OrderPrice({
  order,
  ...props
}: Omit<Price.Props, 'amount' | 'currency'> & { order: Order }): ReactElement {
  const currency = useOrderCurrency(order)
  return (
    <Price
      amount={order.priceAmount}
      currency={currency}
      usd={order.priceUSD || undefined}
      {...props}
    />
  )
}
