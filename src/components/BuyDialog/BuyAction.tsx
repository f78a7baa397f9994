'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { PayAction } from '../trade/PayAction.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

/** The button of a purchase: it always says the next true thing. */
export function BuyAction(props: {
  onClose: () => void
  purchase: usePurchase.ReturnType
  symbol: string
  total: string
}) {
  const { purchase, total } = props
  const { next, order, other, takeOther } = purchase
  const labels = useLabels(buyLabels, commonLabels)
  return (
    <PayAction
      {...props}
      label={labels.buyFor(total)}
      order={order}
      subject={purchase}
      trade={purchase}
    >
      {next === 'notYet' ? (
        <ActionButton disabled>{labels.notForSaleYet}</ActionButton>
      ) : (
        other && <OtherButton onClick={takeOther} order={other} />
      )}
    </PayAction>
  )
}

function OtherButton(props: { onClick: () => void; order: Order }) {
  const { onClick, order } = props
  const { locale } = useMarketKit()
  const labels = useLabels(buyLabels)
  const { decimals, symbol } = useOrderCurrency(order)
  const price = formatPrice(order.priceAmount, decimals, { locale })
  return (
    <ActionButton onClick={onClick}>
      {labels.orderGoneNext(`${price} ${symbol}`)}
    </ActionButton>
  )
}
