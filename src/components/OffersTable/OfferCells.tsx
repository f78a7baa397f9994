'use client'
import { useId } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { formatBps } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { RowButton, RowProblem } from '../table/orderColumns.js'
import type { OrderRow } from '../table/orderRow.js'
import { orderTableLabels } from '../table/orderTableLabels.js'
import { useLabels } from '../text/useLabels.js'

export function NetPrice({ order }: { order: Order }) {
  const currency = useOrderCurrency(order)
  const { net } = getOrderFees(order)
  return <Price amount={String(net)} currency={currency} mark={false} />
}

export function ToFloor({ bps }: { bps: number | undefined }) {
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  if (bps === undefined) return <>–</>
  const percent = formatBps(Math.round(Math.abs(bps) / 100) * 100, locale)
  if (Math.abs(bps) < 50) return <>{labels.atFloor}</>
  return (
    <span className="mk-to-floor" data-side={bps < 0 ? 'below' : 'above'}>
      {bps < 0 ? labels.belowFloor(percent) : labels.aboveFloor(percent)}
    </span>
  )
}

export type OfferHandlers = {
  /**
   * Accepts an offer. The service has no operation for it; without your own the
   * button is disabled and says so.
   */
  onAcceptOffer?: ((order: Order) => void) | undefined
  /** Cancels an offer of the connected account. */
  onCancel?: ((order: Order) => void) | undefined
}

export function OfferActions(
  props: OfferHandlers & {
    noteId: string
    owned: boolean
    row: OrderRow
  },
) {
  const { noteId, onAcceptOffer, onCancel, owned, row } = props
  const { isOwn, order, problem } = row
  const labels = useLabels(orderTableLabels)
  const canCancel = !problem || problem === 'inactive' || problem === 'early'
  const canAccept = onAcceptOffer !== undefined && owned
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
        : !problem && (
            <RowButton
              describedBy={canAccept ? undefined : noteId}
              isDisabled={!canAccept}
              onClick={() => onAcceptOffer?.(order)}
              order={order}
              tone="accent"
            >
              {labels['row.accept']}
            </RowButton>
          )}
    </div>
  )
}

export function MakeOffer(props: { onMakeOffer: (() => void) | undefined }) {
  const { onMakeOffer } = props
  const labels = useLabels(orderTableLabels)
  const id = useId()
  return (
    <>
      <Button
        aria-describedby={onMakeOffer ? undefined : id}
        aria-disabled={!onMakeOffer || undefined}
        data-size="small"
        onClick={onMakeOffer}
        title={onMakeOffer ? undefined : labels.makeOfferMissing}
      >
        {labels.makeOffer}
      </Button>
      {!onMakeOffer && (
        <span className="mk-sr-only" id={id}>
          {labels.makeOfferMissing}
        </span>
      )}
    </>
  )
}
