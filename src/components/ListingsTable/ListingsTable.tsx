'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { OrdersTable } from '../table/OrdersTable.js'
import { getOrderColumns, type RenderMaker } from '../table/orderColumns.js'
import { useTablePart } from '../table/TableFrame.js'
import {
  type OrdersTableParameters,
  type TableStatus,
  useOrdersTable,
} from '../table/useOrdersTable.js'
import { useLabels } from '../text/useLabels.js'
import { ListingButtons, type ListingHandlers } from './ListingButtons.js'

/**
 * A table of a collectible's listings, one page at a time, kept live. A listing
 * that ends while it is on screen stays for a minute and says why. On narrow
 * screens each row is a card. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-own`, `data-problem` on each row: the connected account made the
 *   listing; why it can't be filled
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
  const labels = useLabels(orderTableLabels, priceLabels)
  const table = useOrdersTable('listing', {
    chainId,
    contractAddress,
    filter,
    live,
    pageSize,
    sort,
    tokenId,
  })
  const handlers = { isInCart, onAddToCart, onBuy, onCancel, onEdit }
  const { price, terms } = getOrderColumns(labels, { renderMaker, table })
  return useTablePart({
    name: 'listings-table',
    children: (titleId) => (
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
        titleId={titleId}
      />
    ),
    props,
    ref,
    status: table.status,
  })
})

export declare namespace ListingsTable {
  /** State passed to `render`. */
  export type State = { status: TableStatus }
  export type Props = useTablePart.Props &
    OrdersTableParameters &
    ListingHandlers & {
      /** Shown when there are no listings. */
      empty?: ReactNode
      /** Renders the maker of a listing. @default a short address */
      renderMaker?: RenderMaker | undefined
    }
}
