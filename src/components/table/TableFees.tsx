'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { lazyPart, useLazyPart } from '../base/lazyPart.js'
import { WaitingLayer } from '../dialog/WaitingLayer.js'
import { formatBps } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { orderTableLabels } from './orderTableLabels.js'

// Loads on press: a popover is larger than the table, and few people open it.
const popup = /* @__PURE__ */ lazyPart(
  async () => (await import('./TableFeesPopup.js')).TableFeesPopup,
)

export function TableFees({ order }: { order: Order }) {
  const labels = useLabels(orderTableLabels)
  const { locale } = useMarketKit()
  const [isOpened, setOpened] = useState(false)
  const { hasFailed, part, retry } = useLazyPart(popup, isOpened)
  const Popup = part
  const { fees } = getOrderFees(order)
  const bps = fees.reduce((sum, fee) => sum + (fee.bps ?? 0), 0)
  const percent = formatBps(bps, locale)
  if (fees.length === 0) return <>{percent}</>
  if (Popup && isOpened) return <Popup order={order} percent={percent} />
  return (
    <>
      <button
        aria-busy={isOpened}
        aria-expanded={false}
        aria-haspopup="dialog"
        aria-label={labels.feesOf(percent)}
        className="mk-table-fees"
        onClick={() => setOpened(true)}
        type="button"
      >
        {percent}
      </button>
      {isOpened && (
        <WaitingLayer
          hasFailed={hasFailed}
          onClose={() => setOpened(false)}
          onRetry={retry}
        />
      )}
    </>
  )
}
