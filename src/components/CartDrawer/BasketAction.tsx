'use client'
import { piecesOf } from '../../hooks/piecesOf.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { ActionButton } from '../base/ActionButton.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { PayAction } from '../trade/PayAction.js'
import { basketLabels } from './basketLabels.js'
import type { BasketTrade } from './basketTrade.js'

/** The button of a purchase of several: it says the next true thing. */
export function BasketAction(props: {
  onClose: () => void
  trade: BasketTrade
}) {
  const { basket } = props.trade
  const { currency, gone, items, leaveOut } = basket
  const { decimals, symbol } = currency
  const labels = useLabels(basketLabels)
  const { locale } = useMarketKit()
  const total = `${formatPrice(basket.total, decimals, { locale })} ${symbol}`
  return (
    <PayAction
      {...props}
      label={labels.basketBuy(piecesOf(items), total)}
      order={items[0]?.order}
      subject={basket}
      symbol={symbol}
      total={total}
    >
      {gone && (
        <ActionButton onClick={() => leaveOut(gone)}>
          {labels.basketLeaveOut}
        </ActionButton>
      )}
    </PayAction>
  )
}
