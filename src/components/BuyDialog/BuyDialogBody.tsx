'use client'
import type { ForwardedRef } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import type { Order } from '../../rpc/schemas.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { FlowDialog } from '../trade/FlowDialog.js'
import { FlowSuccess } from '../trade/FlowSuccess.js'
import { getFlowStage } from '../trade/flowStage.js'
import { useDialog, useFlowDialog } from '../trade/useFlowDialog.js'
import { useMetadata } from '../trade/useMetadata.js'
import { BuyReview } from './BuyReview.js'
import type { BuyDialogProps } from './buyDialogProps.js'
import { buyLabels } from './buyLabels.js'
import { usePurchase } from './usePurchase.js'

export function BuyDialogBody({
  additionalFees,
  collectible,
  onOpenChange,
  onSuccess,
  onView,
  open,
  order: given,
  share,
  ...props
}: Omit<BuyDialogProps, keyof DialogProps> &
  BodyProps & {
    order: Order
    rootRef: ForwardedRef<HTMLDivElement>
  }) {
  const labels = useLabels(buyLabels, commonLabels, outcomeLabels)
  const layer = useDialog({ onOpenChange, open })
  const purchase = usePurchase({
    ...{ additionalFees, onSuccess },
    enabled: layer.present,
    order: given,
  })
  const { earlier, flow, next, order, question } = purchase
  const dialog = useFlowDialog(layer, flow)
  const metadata = useMetadata(
    {
      chainId: order.chainId,
      contractAddress: order.collectionContractAddress,
      tokenId: order.tokenId,
    },
    collectible,
    dialog.open,
  )
  const isBought = next === 'done'
  const money = {
    chainId: order.chainId,
    currencyAddress: order.priceCurrencyAddress,
  }
  const status = earlier ? (purchase.error ? 'error' : 'pending') : flow.status
  const name = getCollectibleName(metadata, labels)
  const wanted = flow.variables?.quantity ?? '1'
  const came = flow.data?.bought?.[0]?.quantity ?? wanted
  // Someone may have bought a part before the purchase was mined.
  const isPart = BigInt(came) < BigInt(wanted)
  return (
    <FlowDialog
      dialog={dialog}
      kind="buy"
      metadata={metadata}
      money={money}
      question={question}
      stage={isBought ? 'success' : getFlowStage({ status }, question)}
      title={labels.buyTitle}
      {...props}
    >
      {isBought ? (
        <FlowSuccess
          chainId={order.chainId}
          hash={flow.data?.hashes.at(-1)}
          metadata={metadata}
          onDone={dialog.close}
          onView={
            onView &&
            (() => {
              dialog.close()
              onView(order)
            })
          }
          share={share?.({ metadata, order })}
          text={isPart ? labels.basketMissedText : labels.boughtText}
          title={
            isPart
              ? labels.basketPartly(BigInt(came), BigInt(wanted))
              : labels.bought(name, wanted)
          }
        />
      ) : (
        <BuyReview
          money={money}
          name={name}
          onClose={dialog.close}
          purchase={purchase}
        />
      )}
    </FlowDialog>
  )
}
