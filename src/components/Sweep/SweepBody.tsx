'use client'
import type { ForwardedRef, ReactElement } from 'react'
import { BasketSuccess } from '../CartDrawer/BasketSuccess.js'
import { basketStage } from '../CartDrawer/basketStage.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { useLabels } from '../text/useLabels.js'
import { FlowDialog } from '../trade/FlowDialog.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { SweepReview } from './SweepReview.js'
import { sweepLabels } from './sweepLabels.js'
import type { SweepProps } from './sweepProps.js'
import { useSweep } from './useSweep.js'

export function SweepBody({
  additionalFees,
  currencies,
  max,
  onOpenChange,
  onSuccess,
  open,
  sort,
  target,
  ...props
}: Omit<SweepProps, keyof DialogProps> &
  BodyProps & { rootRef: ForwardedRef<HTMLDivElement> }): ReactElement {
  const labels = useLabels(sweepLabels)
  const layer = useDialog({ onOpenChange, open })
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
}
