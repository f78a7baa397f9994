'use client'
import { lazy, Suspense, useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatBps } from '../Price/formatPrice.js'
import { feeParts } from './feeParts.js'
import { useLabels } from './useLabels.js'

// A popover weighs more than the whole table, and few are ever opened.
const Popup = /* @__PURE__ */ lazy(async () => {
  const { TableFeesPopup } = await import('./TableFeesPopup.js')
  return { default: TableFeesPopup }
})

/** All fees of an order in one number, which opens into its parts. */
export function TableFees({ order }: { order: Order }) {
  const labels = useLabels()
  const { locale } = useMarketKit()
  const [isOpened, setOpened] = useState(false)
  const { fees } = feeParts(order)
  const bps = fees.reduce((sum, fee) => sum + (fee.bps ?? 0), 0)
  const percent = formatBps(bps, locale)
  if (fees.length === 0) return <>{percent}</>
  const button = (
    <button
      aria-busy={isOpened}
      aria-expanded={false}
      aria-haspopup="dialog"
      aria-label={labels.feesOf(percent)}
      data-mk="table-fees"
      onClick={() => setOpened(true)}
      type="button"
    >
      {percent}
    </button>
  )
  return isOpened ? (
    <Suspense fallback={button}>
      <Popup order={order} percent={percent} />
    </Suspense>
  ) : (
    button
  )
}
