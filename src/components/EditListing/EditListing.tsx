'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import type { useEdit } from '../../hooks/useEdit.js'
import { getOrderKey } from '../../order/orderId.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { nameOf } from '../parts/nameOf.js'
import { useDialog, useFlowDialog } from '../parts/useFlowDialog.js'
import { useKept } from '../parts/useKept.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { EditForm } from './EditForm.js'
import { useEditListing } from './useEditListing.js'

/**
 * Changes a listing, which means to cancel it and to list anew: says so, in
 * which order and why, and never leaves the cheaper one behind unsaid. Closing
 * it stops before the second part. `FlowNotices` and `PendingFlows` offer to
 * finish it, also after a reload. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { EditListing } from 'marketkit'
 *
 * <EditListing
 *   contractType="ERC721"
 *   order={order}
 *   trigger={<button>Change price</button>}
 * />
 */
export const EditListing = /* @__PURE__ */ forwardRef(function EditListing(
  { order: given, ...props }: EditListing.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const order = useKept(given)
  return order ? <Dialog {...props} order={order} rootRef={ref} /> : null
})

function Dialog({
  collectible,
  contractType,
  currencies,
  defaultOpen,
  onOpenChange,
  onSuccess,
  onView,
  open,
  order: latest,
  ...props
}: EditListing.Props & {
  order: Order
  rootRef: ForwardedRef<HTMLDivElement>
}) {
  const labels = useLabels()
  const layer = useDialog({ defaultOpen, onOpenChange, open })
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
      stage={flowStage({ status }, question)}
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
          title={labels.edited(nameOf(metadata, labels))}
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

export declare namespace EditListing {
  export type Props = FlowDialogProps & {
    /** What is listed. @default asked of the service */
    collectible?: CollectibleMetadata | undefined
    /** Kind of the collection. */
    contractType: 'ERC721' | 'ERC1155'
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /** Called when the new listing stands and the old one is gone. */
    onSuccess?: ((result: useEdit.Data) => void) | undefined
    /** Shows what was changed; the success offers it when it is there. */
    onView?: ((order: Order) => void) | undefined
    /** The listing to change; nothing is rendered before there is one. */
    order: Order | undefined
  }
}
