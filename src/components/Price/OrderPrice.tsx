'use client'
import type { ReactElement } from 'react'
import { getUnitDollars, getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { Price } from './Price.js'
import { useKnownCurrency, useOrderCurrency } from './useCurrency.js'

type Props = Omit<Price.Props, 'amount' | 'currency'> & {
  amount?: string | undefined
  order: Order
}

export function OrderPrice(props: Props): ReactElement {
  const { chainId, priceCurrencyAddress } = props.order
  const currency = useKnownCurrency(chainId, priceCurrencyAddress)
  return currency ? (
    <Price {...toPriceProps(props, currency)} />
  ) : (
    <FetchedPrice {...props} />
  )
}

/** Split, so that cards with a known currency skip the query. */
function FetchedPrice(props: Props): ReactElement {
  return <Price {...toPriceProps(props, useOrderCurrency(props.order))} />
}

function toPriceProps(
  { order, amount = String(getUnitPrice(order)), ...props }: Props,
  currency: Price.Props['currency'],
): Price.Props {
  return {
    amount,
    currency,
    free: order.side !== 'offer',
    usd: getUnitDollars(order),
    ...props,
  }
}
