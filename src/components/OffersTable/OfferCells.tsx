'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { formatBps, formatPrice } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { RowButton, RowProblem } from '../table/orderColumns.js'
import type { OrderRow } from '../table/orderRow.js'
import { orderTableLabels } from '../table/orderTableLabels.js'
import { useLabels } from '../text/useLabels.js'

/** What the seller receives for one. */
export function NetPrice({ order }: { order: Order }) {
  const currency = useOrderCurrency(order)
  const { net } = getOrderFees(order)
  return <Price amount={String(net)} currency={currency} mark={false} />
}

/** How far an offer is from the floor, in words. */
export function ToFloor({ bps }: { bps: number | undefined }) {
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  if (bps === undefined) return <>–</>
  // More than this is another way to say far above.
  const percent = formatBps(Math.round(Math.abs(bps) / 100) * 100, locale)
  if (Math.abs(bps) < 50) return <>{labels.atFloor}</>
  return (
    <span className="mk-to-floor" data-side={bps < 0 ? 'below' : 'above'}>
      {bps < 0 ? labels.belowFloor(percent) : labels.aboveFloor(percent)}
    </span>
  )
}

/** Takes what a person does with an offer. */
export type OfferHandlers = {
  /**
   * Accepts an offer. The service has no operation for it; without a way of
   * your own the button says so.
   */
  onAcceptOffer?: ((order: Order) => void) | undefined
  /** Takes the reader's own offer back. */
  onCancel?: ((order: Order) => void) | undefined
}

/** The buttons of a row, or why it has none. */
export function OfferActions(
  props: OfferHandlers & {
    /** The sentence that says why offers cannot be accepted. */
    noteId: string
    owned: boolean
    row: OrderRow
  },
) {
  const { noteId, onAcceptOffer, onCancel, owned, row } = props
  const { isOwn, order, problem } = row
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  const { decimals, symbol } = useOrderCurrency(order)
  const name = `${formatPrice(order.priceAmount, decimals, { locale })} ${symbol}`
  const canCancel = !problem || problem === 'inactive' || problem === 'early'
  const canAccept = onAcceptOffer !== undefined && owned
  return (
    <div className="mk-row-actions">
      <RowProblem row={row} />
      {isOwn
        ? canCancel &&
          onCancel && (
            <RowButton name={name} onClick={() => onCancel(order)}>
              {labels['row.cancel']}
            </RowButton>
          )
        : !problem && (
            <RowButton
              describedBy={canAccept ? undefined : noteId}
              isDisabled={!canAccept}
              name={name}
              onClick={() => onAcceptOffer?.(order)}
              tone="accent"
            >
              {labels['row.accept']}
            </RowButton>
          )}
    </div>
  )
}
