'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { useCancel } from '../../hooks/useCancel.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { sameOrder, useFlowDialog, useShown } from '../parts/useFlowDialog.js'
import { useFlowQuestion } from '../parts/useFlowQuestion.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { CancelReview } from './CancelReview.js'

/**
 * Takes a listing off the market: what it means, what it costs, the steps and
 * the result. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { CancelDialog } from 'marketkit'
 *
 * <CancelDialog order={order} trigger={<button>Cancel listing</button>} />
 */
export const CancelDialog = /* @__PURE__ */ forwardRef(function CancelDialog(
  {
    collectible,
    defaultOpen,
    onOpenChange,
    onSuccess,
    open,
    order: given,
    ...props
  }: CancelDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const labels = useLabels()
  const flow = useCancel({ onSuccess })
  const dialog = useFlowDialog({ defaultOpen, onOpenChange, open }, flow)
  const order = useShown(given, flow, {
    isSame: sameOrder,
    open: dialog.open,
  })
  const metadata = useMetadata(
    {
      chainId: order?.chainId ?? 0,
      contractAddress: order?.collectionContractAddress ?? '0x',
      tokenId: order?.tokenId ?? '0',
    },
    collectible,
    dialog.open && order !== undefined,
  )
  const question = useFlowQuestion(flow, {
    open: dialog.open,
    onConsent: () =>
      flow.variables && flow.mutate({ ...flow.variables, consent: true }),
  })
  if (!order) return null
  const money = {
    chainId: order.chainId,
    currencyAddress: order.priceCurrencyAddress,
  }
  return (
    <FlowDialog
      dialog={dialog}
      kind="cancel"
      metadata={metadata}
      money={money}
      question={question}
      rootRef={ref}
      stage={flowStage(flow, question)}
      title={labels.cancelTitle}
      {...props}
    >
      {flow.isSuccess ? (
        <FlowSuccess
          chainId={order.chainId}
          hash={flow.data.hashes.at(-1)}
          metadata={metadata}
          onDone={dialog.close}
          text={labels.cancelledText}
          title={labels.cancelled(
            metadata.name ?? labels.untitled(metadata.tokenId),
          )}
        />
      ) : (
        <CancelReview
          flow={flow}
          money={money}
          onClose={dialog.close}
          order={order}
          question={question}
        />
      )}
    </FlowDialog>
  )
})

export declare namespace CancelDialog {
  export type Props = FlowDialogProps & {
    /** What is listed. @default asked of the service */
    collectible?: CollectibleMetadata | undefined
    /** Told when the listing is cancelled. */
    onSuccess?: ((result: useCancel.Data) => void) | undefined
    /** The listing to cancel; nothing is rendered before there is one. */
    order: Order | undefined
  }
}
