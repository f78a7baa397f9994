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
import { ListingButtons, type ListingHandlers } from './ListingButtons.js'
import { useListingsTable } from './useListingsTable.js'

/**
 * The listings of a collectible: price, how many, whose, where, until when,
 * with which fees, and what can be done with them. In less than 560 pixels each
 * row is a card. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-own`, `data-problem` on each row: it is the reader's own; why nothing
 *   can be done with it
 *
 * @example
 * import { ListingsTable } from 'marketkit'
 *
 * <ListingsTable
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onBuy={(order) => setOrder(order)}
 *   tokenId="7"
 * />
 */
export const ListingsTable = /* @__PURE__ */ forwardRef(function ListingsTable(
  {
    chainId,
    contractAddress,
    empty,
    filter,
    isInCart,
    live,
    onAddToCart,
    onBuy,
    onCancel,
    onEdit,
    pageSize,
    renderMaker,
    sort,
    tokenId,
    ...props
  }: ListingsTable.Props,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const labels = useLabels(orderTableLabels)
  const id = useId()
  const table = useListingsTable({
    chainId,
    contractAddress,
    filter,
    live,
    pageSize,
    sort,
    tokenId,
  })
  const handlers = { isInCart, onAddToCart, onBuy, onCancel, onEdit }
  const { price, terms } = orderColumns(labels, { renderMaker, table })
  return usePart<'section', ListingsTable.State>({
    name: 'listings-table',
    tag: 'section',
    own: {
      'aria-labelledby': id,
      children: (
        <WidgetBoundary>
          <OrdersTable
            columns={[
              ...price,
              ...terms,
              {
                cell: (row) => <ListingButtons row={row} {...handlers} />,
                id: 'actions',
                isQuiet: true,
                label: labels.columnActions,
              },
            ]}
            empty={empty ?? labels.listingsEmpty}
            table={table}
            title={labels.listings}
            titleId={id}
          />
        </WidgetBoundary>
      ),
    },
    props,
    ref,
    state: { status: table.status },
  })
})

export declare namespace ListingsTable {
  /** State handed to `render`. */
  export type State = { status: TableStatus }
  export type Props = Omit<
    useRender.ComponentProps<'section', State>,
    'children'
  > &
    useListingsTable.Parameters &
    ListingHandlers & {
      /** Said when there are none. */
      empty?: ReactNode
      /** Draws who made a listing. @default a short address */
      renderMaker?: RenderMaker | undefined
    }
}
