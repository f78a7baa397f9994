'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { ExactPrice } from '../Price/ExactPrice.js'
import { formatBps } from '../Price/formatPrice.js'
import { roundBps } from '../Price/roundBps.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { RowButton, RowProblem } from '../table/orderColumns.js'
import type { OrderRow } from '../table/orderRow.js'
import { useLabels } from '../text/useLabels.js'

export function NetPrice({ order }: { order: Order }) {
  const currency = useOrderCurrency(order)
  const { net } = getOrderFees(order)
  return <ExactPrice amount={net} currency={currency} />
}

export function ToFloor({ bps }: { bps: number | undefined }) {
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  if (bps === undefined) return <span>–</span>
  const distance = Math.abs(bps)
  if (distance < 50) return <span>{labels.atFloor}</span>
  return (
    <span
      className="mk-to-floor"
      data-side={bps < 0 ? 'below' : 'above'}
      dir="ltr"
    >{`${bps < 0 ? '−' : '+'}${formatBps(roundBps(distance), locale)}`}</span>
  )
}

export type OfferHandlers = {
  /**
   * Accepts an offer for an item that the account owns. The service has no
   * operation for it; without your own there is no button.
   */
  onAcceptOffer?: ((order: Order) => void) | undefined
  /** Cancels an offer of the connected account. */
  onCancel?: ((order: Order) => void) | undefined
}

export function OfferActions(
  props: OfferHandlers & {
    owned: boolean
    row: OrderRow
  },
) {
  const { onAcceptOffer, onCancel, owned, row } = props
  const { isOwn, order, problem } = row
  const labels = useLabels(orderTableLabels)
  const canCancel = !problem || problem === 'inactive' || problem === 'early'
  return (
    <div className="mk-row-actions">
      <RowProblem row={row} />
      {isOwn
        ? canCancel &&
          onCancel && (
            <RowButton onClick={() => onCancel(order)} order={order}>
              {labels['row.cancel']}
            </RowButton>
          )
        : onAcceptOffer &&
          owned &&
          !problem && (
            <RowButton
              onClick={() => onAcceptOffer(order)}
              order={order}
              tone="accent"
            >
              {labels['row.accept']}
            </RowButton>
          )}
    </div>
  )
}
