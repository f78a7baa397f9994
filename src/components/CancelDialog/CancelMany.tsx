'use client'
import { type ReactElement, useState } from 'react'
import type { useCancelMany } from '../../hooks/trades/useCancelMany.js'
import { cancelLabels } from '../../labels/cancelLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
} from '../trade/FlowDialog.js'
import { ItemPictures } from '../trade/ItemPictures.js'
import { useDialog } from '../trade/useFlowDialog.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import { CancelManyReview } from './CancelManyReview.js'
import { useCancelSelection } from './useCancelSelection.js'

type Props = FlowBodyProps<FlowDialogProps> & {
  collectible?: CollectibleMetadata | undefined
  onSuccess?: ((result: useCancelMany.Data) => void) | undefined
  orders: readonly Order[]
}

export function CancelMany({ orders, ...props }: Props): ReactElement | null {
  // The list may be empty once all of them are cancelled.
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
  open,
  orders,
  ...props
}: Props & { first: Order }) {
  const labels = useLabels(cancelLabels)
  const dialog = useDialog({ onOpenChange, open })
  const selection = useCancelSelection({
    enabled: dialog.present,
    onSuccess,
    orders,
  })
  const { parts, question, state } = selection
  const { chainId, priceCurrencyAddress: currencyAddress } = first
  const metadata = useOrderMetadata({ collectible, order: first })
  return (
    <FlowDialog
      {...{ dialog, question, state }}
      flow={selection}
      kind="cancel"
      metadata={{ ...metadata, name: labels.cancelManyCount(parts.length) }}
      money={{ chainId, currencyAddress }}
      title={labels.cancelManyTitle}
      {...props}
    >
      {state.status === 'success' ? (
        <CancelManyEnd onClose={dialog.close} parts={parts} />
      ) : (
        <CancelManyReview onClose={dialog.close} selection={selection} />
      )}
    </FlowDialog>
  )
}

function CancelManyEnd(props: {
  onClose: () => void
  parts: readonly useCancelSelection.Part[]
}) {
  const labels = useLabels(cancelLabels, tradeLabels)
  const done = props.parts.filter(({ status }) => status === 'done')
  const ended = props.parts.filter(({ status }) => status === 'ended')
  return (
    <>
      <div className="mk-dialog-body">
        <div className="mk-basket-end">
          <ItemPictures items={done.length ? done : ended} />
          <div role="status">
            {done.length > 0 && (
              <>
                <p className="mk-success-title">
                  {labels.cancelManyDone(done.length)}
                </p>
                <p className="mk-success-text">{labels.cancelManyKept}</p>
              </>
            )}
            {ended.map((part, index) => (
              <EndedPart
                isTitle={!done.length && index === 0}
                key={getOrderKey(part.order)}
                part={part}
              />
            ))}
            {!done.length && ended.length === 1 && (
              <p className="mk-success-text">{labels.cancelOverText}</p>
            )}
          </div>
        </div>
      </div>
      <footer className="mk-dialog-footer">
        <ActionButton onClick={props.onClose}>{labels.done}</ActionButton>
      </footer>
    </>
  )
}

function EndedPart(props: { isTitle: boolean; part: useCancelSelection.Part }) {
  const { order, orderEnd } = props.part
  const labels = useLabels(cancelLabels, commonLabels)
  const metadata = useOrderMetadata({ order })
  const name = getCollectibleName(metadata, labels)
  return (
    <p className={props.isTitle ? 'mk-success-title' : 'mk-success-text'}>
      {labels[`cancelEnded.${orderEnd ?? 'other'}`](name)}
    </p>
  )
}
