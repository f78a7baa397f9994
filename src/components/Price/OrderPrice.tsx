'use client'
import type { ReactElement } from 'react'
import type { Order } from '../../rpc/schemas.js'
import { Price } from './Price.js'
import { useKnownCurrency, useOrderCurrency } from './useCurrency.js'

type Props = Omit<Price.Props, 'amount' | 'currency'> & {
  /** In place of the price of one. */
  amount?: string | undefined
  order: Order
}

/** The price of an order in its currency, with US dollars where known. */
export function OrderPrice(props: Props): ReactElement {
  const { chainId, priceCurrencyAddress } = props.order
  const currency = useKnownCurrency(chainId, priceCurrencyAddress)
  return currency ? (
    <Price {...inCurrency(props, currency)} />
  ) : (
    <Asked {...props} />
  )
}

/** A grid of cards pays for a question only where there is one. */
function Asked(props: Props): ReactElement {
  return <Price {...inCurrency(props, useOrderCurrency(props.order))} />
}

function inCurrency(
  { order, amount = order.priceAmount, ...props }: Props,
  currency: Price.Props['currency'],
): Price.Props {
  return {
    amount,
    currency,
    free: order.side !== 'offer',
    usd: order.priceUSD || undefined,
    ...props,
  }
}
