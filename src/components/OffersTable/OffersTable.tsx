'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { usePart } from '../base/usePart.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { OrdersTable } from '../table/OrdersTable.js'
import { orderColumns, type RenderMaker } from '../table/orderColumns.js'
import { orderTableLabels } from '../table/orderTableLabels.js'
import type { TableStatus } from '../table/useOrdersTable.js'
import { useLabels } from '../text/useLabels.js'
import { MakeOffer } from './MakeOffer.js'
import {
  NetPrice,
  OfferActions,
  type OfferHandlers,
  ToFloor,
} from './OfferCells.js'
import { useOffersTable } from './useOffersTable.js'

/**
 * The offers for a collectible: price, what the seller receives, how far that
 * is from the floor, for what, from whom, where and until when. The service has
 * no operations to make or accept offers: `onMakeOffer` and `onAcceptOffer` are the
 * places for your own, and without them the buttons say that there is no way.
 * Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-own`, `data-problem` on each row: it is the reader's own; why nothing
 *   can be done with it
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
  const labels = useLabels(orderTableLabels)
  const id = useId()
  const noteId = `${id}note`
  const table = useOffersTable({
    chainId,
    contractAddress,
    filter,
    live,
    pageSize,
    sort,
    tokenId,
  })
  const { rows, toFloor } = table
  const { price, terms } = orderColumns(labels, { renderMaker, table })
  const isOpen = rows.some(({ isOwn, problem }) => !isOwn && !problem)
  return usePart<'section', OffersTable.State>({
    name: 'offers-table',
    tag: 'section',
    own: {
      'aria-labelledby': id,
      children: (
        <WidgetBoundary>
          <OrdersTable
            columns={[
              ...price,
              {
                cell: ({ order }) => <NetPrice order={order} />,
                id: 'net',
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
                  <OfferActions
                    {...{ noteId, onAcceptOffer, onCancel, owned, row }}
                  />
                ),
                id: 'actions',
                isQuiet: true,
                label: labels.columnActions,
              },
            ]}
            empty={empty ?? labels.offersEmpty}
            note={
              isOpen &&
              (!onAcceptOffer || !owned) && (
                <p className="mk-table-note" id={noteId}>
                  {onAcceptOffer ? labels.acceptNotOwner : labels.acceptMissing}
                </p>
              )
            }
            table={table}
            title={labels.offers}
            titleId={id}
            tools={!owned && <MakeOffer onMakeOffer={onMakeOffer} />}
          />
        </WidgetBoundary>
      ),
    },
    props,
    ref,
    state: { status: table.status },
  })
})

export declare namespace OffersTable {
  /** State handed to `render`. */
  export type State = { status: TableStatus }
  export type Props = Omit<
    useRender.ComponentProps<'section', State>,
    'children'
  > &
    useOffersTable.Parameters &
    OfferHandlers & {
      /** Said when there are none. */
      empty?: ReactNode
      /**
       * Makes an offer. The service has no operation for it; without a way of
       * your own the button says so.
       */
      onMakeOffer?: (() => void) | undefined
      /** Whether the reader holds it, and may accept. @default false */
      owned?: boolean | undefined
      /** Draws who made an offer. @default a short address */
      renderMaker?: RenderMaker | undefined
    }
}
