'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { Button } from '../base/Button.js'
import { OrdersTable } from '../table/OrdersTable.js'
import { getOrderColumns, type RenderMaker } from '../table/orderColumns.js'
import { useTablePart } from '../table/TableFrame.js'
import type {
  OrdersTableParameters,
  TableStatus,
} from '../table/useOrdersTable.js'
import { useLabels } from '../text/useLabels.js'
import {
  NetPrice,
  OfferActions,
  type OfferHandlers,
  ToFloor,
} from './OfferCells.js'
import { useOffersTable } from './useOffersTable.js'

/**
 * A table of the offers for a collectible, one page at a time, kept live, with
 * the seller's proceeds and the distance from the floor. The service has no
 * operations to make or accept offers: pass your own as `onMakeOffer` and
 * `onAcceptOffer`; without them there are no buttons. Below 620 px, an offer takes
 * two lines, and shows its maker only if that is the connected account. Renders a
 * `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-own`, `data-problem` on each row: the connected account made the
 *   offer; why it can't be filled
 *
 * @example
 * import { OffersTable } from 'marketkit'
 *
 * <OffersTable
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   tokenId="7"
 * />
 */
export const OffersTable = /* @__PURE__ */ forwardRef(function OffersTable(
  {
    chainId,
    contractAddress,
    empty,
    filter,
    live,
    onAcceptOffer,
    onCancel,
    onMakeOffer,
    owned = false,
    pageSize,
    renderMaker,
    sort,
    tokenId,
    ...props
  }: OffersTable.Props,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const labels = useLabels(orderTableLabels, priceLabels)
  const table = useOffersTable({
    chainId,
    contractAddress,
    filter,
    live,
    pageSize,
    sort,
    tokenId,
  })
  const { toFloor } = table
  const { price, terms } = getOrderColumns(labels, { renderMaker, table })
  return useTablePart({
    name: 'offers-table',
    children: (titleId) => (
      <OrdersTable
        columns={[
          ...price,
          {
            cell: ({ order }) => <NetPrice order={order} />,
            id: 'net',
            isNumber: true,
            label: labels.columnNet,
          },
          {
            cell: ({ order }) => <ToFloor bps={toFloor(order)} />,
            id: 'floor',
            label: labels.columnFloor,
          },
          {
            cell: ({ order }) =>
              order.tokenId === undefined
                ? labels.forCollection
                : labels.forItem,
            id: 'for',
            label: labels.columnFor,
          },
          ...terms,
          {
            cell: (row) => (
              <OfferActions {...{ onAcceptOffer, onCancel, owned, row }} />
            ),
            id: 'actions',
            isQuiet: true,
            label: labels.columnActions,
          },
        ]}
        empty={empty ?? labels.offersEmpty}
        table={table}
        title={labels.offers}
        titleId={titleId}
        tools={
          onMakeOffer &&
          !owned && (
            <Button data-size="small" onClick={onMakeOffer}>
              {labels.makeOffer}
            </Button>
          )
        }
      />
    ),
    props,
    ref,
    status: table.status,
  })
})

export declare namespace OffersTable {
  /** State passed to `render`. */
  export type State = { status: TableStatus }
  export type Props = useTablePart.Props &
    OrdersTableParameters &
    OfferHandlers & {
      /** Shown when there are no offers. */
      empty?: ReactNode
      /**
       * Makes an offer. The service has no operation for it; without your own
       * there is no button.
       */
      onMakeOffer?: (() => void) | undefined
      /** Whether the account holds the item, and may accept. @default false */
      owned?: boolean | undefined
      /** Renders the maker of an offer. @default a short address */
      renderMaker?: RenderMaker | undefined
    }
}
