'use client'
import { type ReactElement, useState } from 'react'
import { useOrderMetadata } from '../CartDrawer/BasketRow.js'
import { useLabels } from '../text/useLabels.js'
import { FlowDialog } from '../trade/FlowDialog.js'
import { getFlowStage } from '../trade/flowStage.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { CancelManyEnd } from './CancelManyEnd.js'
import { CancelManyReview } from './CancelManyReview.js'
import type { CancelBodyProps } from './cancelDialogProps.js'
import { cancelLabels } from './cancelLabels.js'
import { useCancelSelection } from './useCancelSelection.js'

type Props = Omit<CancelBodyProps, 'order' | 'orders'> & {
  orders: NonNullable<CancelBodyProps['orders']>
}

/** Cancels several listings, one after the other. */
export function CancelMany({ orders, ...props }: Props): ReactElement | null {
  // The last one that ends must not take the dialog with it.
  const [kept, keep] = useState(orders)
  if (orders.length > 0 && orders !== kept) keep(orders)
  const [first] = kept
  return first ? <Dialog first={first} orders={kept} {...props} /> : null
}

function Dialog({
  collectible,
  first,
  onOpenChange,
  onSuccess,
  open: given,
  orders,
  ...props
}: Props & { first: Props['orders'][number] }) {
  const labels = useLabels(cancelLabels)
  const layer = useDialog({ onOpenChange, open: given })
  const series = useCancelSelection({
    enabled: layer.present,
    onSuccess,
    orders,
  })
  const { error, next, parts, question, reset, stop } = series
  const isPending = next === 'working'
  const dialog = useFlowDialog(layer, { isPending, reset, stop })
  const { close } = dialog
  const metadata = useOrderMetadata({ collectible, order: first })
  const isEnd = next === 'done'
  const status = isEnd
    ? 'success'
    : isPending
      ? 'pending'
      : error
        ? 'error'
        : 'idle'
  return (
    <FlowDialog
      dialog={dialog}
      kind="cancel"
      metadata={{
        ...metadata,
        name: labels.cancelManyCount(parts.length),
      }}
      money={{
        chainId: first.chainId,
        currencyAddress: first.priceCurrencyAddress,
      }}
      question={question}
      stage={getFlowStage({ status }, question)}
      title={labels.cancelManyTitle}
      {...props}
    >
      {isEnd ? (
        <CancelManyEnd onClose={close} parts={parts} />
      ) : (
        <CancelManyReview onClose={close} series={series} />
      )}
    </FlowDialog>
  )
}
