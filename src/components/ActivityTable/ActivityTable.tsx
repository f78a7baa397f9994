'use client'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { eventLabels } from '../../labels/eventLabels.js'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import { getQuantityDecimals } from '../../order/quantity.js'
import { formatCount } from '../Price/formatPrice.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { Maker } from '../table/orderColumns.js'
import { TableFrame, useTablePart } from '../table/TableFrame.js'
import { useNow } from '../table/useNow.js'
import { Moment } from '../text/Moment.js'
import { useLabels } from '../text/useLabels.js'
import type { OrderEvent } from './orderEvents.js'
import { useOrderEvents } from './useOrderEvents.js'

/** A table of the events of a collectible's orders. Renders a `<section>` element. */
export function ActivityTable(props: {
  chainId: number
  contractAddress: Address
  tokenId: string
}): ReactElement {
  const labels = useLabels(eventLabels, orderTableLabels)
  const { hasQuantities, ...table } = useOrderEvents(props)
  const now = useNow()
  const account = useOptionalConnection().address?.toLowerCase()
  return useTablePart({
    name: 'activity-table',
    children: (titleId) => (
      <TableFrame
        columns={[
          {
            cell: (event) => <EventName event={event} />,
            id: 'name',
            label: labels.columnEvent,
          },
          {
            cell: ({ order }) => <OrderPrice order={order} />,
            id: 'price',
            label: hasQuantities ? labels.columnUnitPrice : labels.columnPrice,
          },
          ...(hasQuantities
            ? [
                {
                  cell: (event: OrderEvent) => <EventQuantity event={event} />,
                  id: 'quantity',
                  isNumber: true,
                  label: labels.columnQuantity,
                },
              ]
            : []),
          {
            cell: ({ order }) => (
              <Maker
                isOwn={order.createdBy.toLowerCase() === account}
                order={order}
              />
            ),
            id: 'from',
            label: labels.columnAccount,
          },
          {
            // `now` may be 30 seconds old, and behind the service's clock.
            cell: ({ at }) => <Moment at={at} now={now && Math.max(now, at)} />,
            id: 'time',
            label: labels.columnTime,
          },
        ]}
        empty={labels.activityEmpty}
        getKey={({ kind, order }) => `${kind} ${getOrderKey(order)}`}
        skeletons={3}
        table={table}
        title={labels.activity}
        titleId={titleId}
      />
    ),
    props: {},
    ref: null,
    status: table.status,
  })
}

const tones = { filled: 'success', cancelled: 'neutral', expired: 'neutral' }

function EventName({ event: { kind, side } }: { event: OrderEvent }) {
  const labels = useLabels(eventLabels)
  return (
    <span
      className="mk-tag"
      data-tone={kind === 'created' ? undefined : tones[kind]}
    >
      {labels[`event.${side}.${kind}`]}
    </span>
  )
}

function EventQuantity({ event }: { event: OrderEvent }) {
  const { order, quantity, side, soldQuantity } = event
  const labels = useLabels(commonLabels, eventLabels)
  const { locale } = useMarketKit()
  const decimals = getQuantityDecimals(order)
  return (
    <>
      <span>{formatCount(quantity, locale, decimals)}</span>
      {soldQuantity > 0n && (
        <span className="mk-table-text">{` (${labels.pair(
          labels[`event.${side}.filled`],
          formatCount(soldQuantity, locale, decimals),
        )})`}</span>
      )}
    </>
  )
}
