'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import { cartIdOf } from '../../hooks/cartStore.js'
import type { useList } from '../../hooks/useList.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { useOpen } from '../CartDrawer/useOpen.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { nameOf } from '../parts/nameOf.js'
import { useFlowDialog } from '../parts/useFlowDialog.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { EditForm } from './EditForm.js'
import { useEditListing } from './useEditListing.js'

/**
 * Changes a listing, which means to cancel it and to list anew: says so, in
 * which order and why, and never leaves the cheaper one behind unsaid. Closing
 * it stops before the second part, which can be gone on with. Renders a
 * `<div>` element, in a portal.
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
  {
    collectible,
    contractType,
    currencies,
    defaultOpen,
    onOpenChange,
    onSuccess,
    onView,
    open: given,
    order: latest,
    ...props
  }: EditListing.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const labels = useLabels()
  const [isOpen, setOpen] = useOpen({ defaultOpen, onOpenChange, open: given })
  const edit = useEditListing({ onSuccess, open: isOpen, order: latest })
  const { flow, order, part, question, reset, run } = edit
  const status = run?.isRunning
    ? 'pending'
    : run?.done === 2
      ? 'success'
      : run?.error
        ? 'error'
        : 'idle'
  const dialog = useFlowDialog(
    { onOpenChange: setOpen, open: isOpen },
    {
      account: flow.account,
      error: run?.error,
      isError: status === 'error',
      isPending: status === 'pending',
      progress: flow.progress,
      reset,
    },
  )
  const metadata = useMetadata(
    {
      chainId: order?.chainId ?? 0,
      contractAddress: order?.collectionContractAddress ?? '0x',
      tokenId: order?.tokenId ?? '0',
    },
    collectible,
    dialog.open && order !== undefined,
  )
  if (!order) return null
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
      rootRef={ref}
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
          onView={onView}
          text={labels.editedText}
          title={labels.edited(nameOf(metadata, labels))}
        />
      ) : (
        <EditForm
          contractType={contractType}
          currencies={currencies}
          edit={edit}
          key={cartIdOf(order)}
          money={money}
          onClose={dialog.close}
          order={order}
        />
      )}
    </FlowDialog>
  )
})

export declare namespace EditListing {
  export type Props = FlowDialogProps & {
    /** What is listed. @default asked of the service */
    collectible?: CollectibleMetadata | undefined
    /** Kind of the collection. */
    contractType: 'ERC721' | 'ERC1155'
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /** Told when the new listing is published. */
    onSuccess?: ((result: useList.Data) => void) | undefined
    /** Shows the listing, when it is changed. */
    onView?: (() => void) | undefined
    /** The listing to change; nothing is rendered before there is one. */
    order: Order | undefined
  }
}
