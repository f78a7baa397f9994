'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { Popover } from '../dialog/Popover.js'
import { usePopover } from '../dialog/usePopover.js'
import { formatBps } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { FeeRows } from './FeeRows.js'

export function TableFees({ order }: { order: Order }) {
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  const { button, popover } = usePopover()
  const { fees } = getOrderFees(order)
  const bps = fees.reduce((sum, fee) => sum + (fee.bps ?? 0), 0)
  const percent = formatBps(bps, locale)
  if (fees.length === 0) return <span>{percent}</span>
  return (
    <>
      <button
        {...button}
        aria-label={labels.feesOf(percent)}
        className="mk-table-fees"
        type="button"
      >
        {percent}
      </button>
      <Popover {...popover} name="fees-popup" title={labels.feesTitle}>
        <FeeRows order={order} />
      </Popover>
    </>
  )
}
