'use client'
import { countPieces } from '../../hooks/cart/countPieces.js'
import { basketLabels } from '../../labels/basketLabels.js'
import { ActionButton } from '../base/ActionButton.js'
import { useLabels } from '../text/useLabels.js'
import { PayAction } from '../trade/PayAction.js'
import type { BasketTrade } from './basketTrade.js'

export function BasketAction(props: {
  onClose: () => void
  trade: BasketTrade
}) {
  const { basket } = props.trade
  const { gone, items, leaveOut } = basket
  const labels = useLabels(basketLabels)
  return (
    <PayAction
      {...props}
      cost={basket}
      getLabel={(total) => labels.basketBuy(countPieces(items), total)}
      order={items[0]?.order}
    >
      {gone && (
        <ActionButton onClick={() => leaveOut(gone)}>
          {labels.basketLeaveOut}
        </ActionButton>
      )}
    </PayAction>
  )
}
