'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import {
  type OrderTableLabels,
  orderTableLabels,
} from '../../labels/orderTableLabels.js'
import type { PriceLabels } from '../../labels/priceLabels.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { formatCount } from '../Price/formatPrice.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { useOrderPriceText } from '../Price/usePriceText.js'
import { AccountName } from '../text/AccountName.js'
import { Moment } from '../text/Moment.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import type { OrderRow } from './orderRow.js'
import type { TableColumn } from './Table.js'
import { TableFees } from './TableFees.js'
import type { OrdersTable } from './useOrdersTable.js'

/** Renders the maker of an order in place of the short address. */
export type RenderMaker = (address: string, isOwn: boolean) => ReactNode

export function getOrderColumns(
  labels: OrderTableLabels & Pick<PriceLabels, 'fees'>,
  {
    renderMaker,
    table,
  }: {
    renderMaker: RenderMaker | undefined
    table: Pick<OrdersTable, 'now' | 'rows'>
  },
): Record<'price' | 'terms', TableColumn<OrderRow>[]> {
  const { now, rows } = table
  const isMany = rows.some(
    ({ order, quantity }) => quantity !== '0' && !isOneToken(order, quantity),
  )
  const quantity: TableColumn<OrderRow> = {
    cell: (row) => <Quantity row={row} />,
    id: 'quantity',
    isNumber: true,
    label: labels.columnQuantity,
  }
  return {
    price: [
      {
        cell: ({ order }) => <OrderPrice order={order} />,
        id: 'price',
        label: isMany ? labels.columnUnitPrice : labels.columnPrice,
        sort: 'priceUSD',
      },
      ...(isMany ? [quantity] : []),
    ],
    terms: [
      {
        cell: ({ isOwn, order }) =>
          renderMaker ? (
            renderMaker(order.createdBy, isOwn)
          ) : (
            <Maker isOwn={isOwn} order={order} />
          ),
        id: 'maker',
        label: labels.columnMaker,
      },
      {
        cell: ({ order }) => <Marketplace order={order} />,
        id: 'marketplace',
        label: labels.columnMarketplace,
      },
      {
        cell: ({ order }) => <TableFees order={order} />,
        id: 'fees',
        isNumber: true,
        label: labels.fees,
      },
      {
        cell: ({ endsAt }) => <Ends at={endsAt} now={now} />,
        id: 'time',
        label: labels.columnEnds,
        sort: 'validUntil',
      },
    ],
  }
}

function Quantity({ row }: { row: OrderRow }) {
  const { locale } = useMarketKit()
  const { order, quantity } = row
  return (
    <span>{formatCount(quantity, locale, getQuantityDecimals(order))}</span>
  )
}

/** Services often repeat the marketplace as the origin. */
function Marketplace({ order }: { order: Order }) {
  const labels = useLabels(commonLabels)
  const { marketplace = 'unknown', originName } = order
  const name =
    originName && originName !== marketplace
      ? originName
      : labels.marketplaceName(marketplace)
  return <span>{plainLine(name, 40)}</span>
}

export function Maker(props: { isOwn: boolean; order: Order }) {
  const { isOwn, order } = props
  const labels = useLabels(commonLabels)
  if (isOwn) return <span className="mk-tag">{labels.you}</span>
  return <AccountName address={order.createdBy} />
}

function Ends(props: { at: number | undefined; now: number | undefined }) {
  const { at, now } = props
  const labels = useLabels(orderTableLabels)
  if (at === undefined) return <span>{labels.noEnd}</span>
  if (now !== undefined && at <= now) return <span>{labels.ended}</span>
  return <Moment at={at} now={now} />
}

export function RowProblem({ row }: { row: OrderRow }) {
  const labels = useLabels(orderTableLabels)
  if (!row.problem) return null
  return (
    <span className="mk-row-problem" data-problem={row.problem}>
      {labels[`problem.${row.problem}`]}
    </span>
  )
}

export function RowButton(props: {
  children: string
  icon?: ReactNode
  isDisabled?: boolean | undefined
  onClick: () => void
  order: Order
  tone?: 'accent' | undefined
}) {
  const { children, icon, isDisabled, onClick, order } = props
  const labels = useLabels(commonLabels)
  const price = useOrderPriceText(order)
  return (
    <Button
      aria-disabled={isDisabled || undefined}
      aria-label={labels.pair(children, price)}
      data-shape={icon ? 'icon' : undefined}
      data-size="small"
      data-variant={props.tone}
      onClick={isDisabled ? undefined : onClick}
      title={icon ? children : undefined}
    >
      {icon || children}
    </Button>
  )
}
