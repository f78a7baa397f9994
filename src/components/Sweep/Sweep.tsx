'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { BasketSuccess } from '../CartDrawer/BasketSuccess.js'
import { basketStage } from '../CartDrawer/basketStage.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { useDialog, useFlowDialog } from '../parts/useFlowDialog.js'
import { useLabels } from '../parts/useLabels.js'
import { SweepReview } from './SweepReview.js'
import { useSweep } from './useSweep.js'

/**
 * Buys the cheapest listings of a collection in one go: so many, or for so
 * much. Own listings are left out, and of a collectible only its best listing
 * is looked at. Closing it never stops a purchase that runs. Renders a `<div>`
 * element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { Sweep } from 'marketkit'
 *
 * <Sweep
 *   target={{ chainId: 137, contractAddress }}
 *   trigger={<button>Sweep</button>}
 * />
 */
export const Sweep = /* @__PURE__ */ forwardRef(function Sweep(
  {
    additionalFees,
    currencies,
    defaultOpen,
    max,
    onOpenChange,
    onSuccess,
    open,
    sort,
    target,
    ...props
  }: Sweep.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels()
  const layer = useDialog({ defaultOpen, onOpenChange, open })
  const sweep = useSweep({
    ...{ additionalFees, currencies, max, onSuccess, sort, target },
    enabled: layer.present,
  })
  const { basket, flow, question } = sweep
  const dialog = useFlowDialog(layer, flow)
  const [first] = basket.items
  const { name = props.collectionName ?? '', ...picture } =
    first?.collectible ?? {}
  return (
    <FlowDialog
      dialog={dialog}
      kind="buy"
      metadata={{ ...picture, tokenId: '', name: props.collectionName ?? name }}
      money={{
        chainId: target.chainId,
        currencyAddress: sweep.currency.address,
      }}
      name="sweep-dialog"
      question={question}
      rootRef={ref}
      stage={basketStage(sweep)}
      title={labels.sweepTitle}
      {...props}
      collectionName={
        sweep.hasMore
          ? labels.sweepUpTo(sweep.available)
          : sweep.available > 0n
            ? labels.sweepFound(sweep.available)
            : undefined
      }
    >
      {basket.outcome ? (
        <BasketSuccess
          chainId={target.chainId}
          flow={flow}
          onDone={dialog.close}
          outcome={basket.outcome}
        />
      ) : (
        <SweepReview onClose={dialog.close} sweep={sweep} />
      )}
    </FlowDialog>
  )
})

export declare namespace Sweep {
  export type Props = FlowDialogProps & Omit<useSweep.Parameters, 'enabled'>
}
