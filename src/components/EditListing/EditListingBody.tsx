'use client'
import type { ForwardedRef } from 'react'
import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { useLabels } from '../text/useLabels.js'
import { FlowDialog } from '../trade/FlowDialog.js'
import { FlowSuccess } from '../trade/FlowSuccess.js'
import { getFlowStage } from '../trade/flowStage.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { useMetadata } from '../trade/useMetadata.js'
import { EditForm } from './EditForm.js'
import { editLabels } from './editLabels.js'
import type { EditListingProps } from './editListingProps.js'
import { useEditListing } from './useEditListing.js'

export function EditListingBody({
  collectible,
  contractType,
  currencies,
  onOpenChange,
  onSuccess,
  onView,
  open,
  order: latest,
  ...props
}: Omit<EditListingProps, keyof DialogProps> &
  BodyProps & {
    order: Order
    rootRef: ForwardedRef<HTMLDivElement>
  }) {
  const labels = useLabels(editLabels)
  const layer = useDialog({ onOpenChange, open })
  const form = useEditListing({
    ...{ contractType, currencies, onSuccess },
    enabled: layer.present,
    order: latest,
  })
  const { order, part, question, reset, run, stop } = form
  const status = run?.isRunning
    ? 'pending'
    : run?.done === 2
      ? 'success'
      : run?.error
        ? 'error'
        : 'idle'
  const isPending = status === 'pending'
  const dialog = useFlowDialog(layer, { isPending, reset, stop })
  const metadata = useMetadata(
    {
      chainId: order.chainId,
      contractAddress: order.collectionContractAddress,
      tokenId: order.tokenId,
    },
    collectible,
    dialog.open,
  )
  const money = {
    chainId: order.chainId,
    currencyAddress: run?.listing.currencyAddress ?? order.priceCurrencyAddress,
  }
  return (
    <FlowDialog
      dialog={dialog}
      kind={part ?? 'list'}
      metadata={metadata}
      money={money}
      name="edit-dialog"
      question={question}
      stage={getFlowStage({ status }, question)}
      title={labels.editTitle}
      {...props}
    >
      {status === 'success' ? (
        <FlowSuccess
          chainId={order.chainId}
          hash={undefined}
          metadata={metadata}
          onDone={dialog.close}
          onView={
            onView &&
            (() => {
              dialog.close()
              onView(order)
            })
          }
          text={labels.editedText}
          title={labels.edited}
        />
      ) : (
        <EditForm
          contractType={contractType}
          form={form}
          key={getOrderKey(order)}
          money={money}
          onClose={dialog.close}
        />
      )}
    </FlowDialog>
  )
}
