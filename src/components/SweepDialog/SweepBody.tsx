'use client'
import type { ReactElement } from 'react'
import { sweepLabels } from '../../labels/sweepLabels.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import { BasketSuccess } from '../purchase/BasketSuccess.js'
import { getBasketState } from '../purchase/useBasket.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
} from '../trade/FlowDialog.js'
import { useDialog } from '../trade/useFlowDialog.js'
import { SweepReview } from './SweepReview.js'
import { useSweepDialog } from './useSweepDialog.js'

export type SweepProps = FlowDialogProps &
  Omit<useSweepDialog.Parameters, 'enabled'>

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
}: FlowBodyProps<SweepProps>): ReactElement {
  const labels = useLabels(sweepLabels)
  const dialog = useDialog({ onOpenChange, open })
  const sweep = useSweepDialog({
    ...{ additionalFees, currencies, max, onSuccess, sort, target },
    enabled: dialog.present,
  })
  const { basket, flow, question } = sweep
  const { chainId } = target
  const picture = useLatestDefined(basket.items[0]?.collectible)
  return (
    <FlowDialog
      {...{ dialog, flow, question }}
      contractAddress={target.contractAddress}
      kind="buy"
      metadata={{
        ...picture,
        name: props.collectionName ?? picture?.name,
        tokenId: '',
      }}
      money={{ chainId, currencyAddress: sweep.currency.address }}
      name="sweep-dialog"
      state={getBasketState(sweep)}
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
          chainId={chainId}
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
