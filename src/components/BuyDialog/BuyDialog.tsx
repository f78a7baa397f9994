'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { nameOf } from '../parts/nameOf.js'
import { useDialog, useFlowDialog } from '../parts/useFlowDialog.js'
import { useKept } from '../parts/useKept.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { BuyReview } from './BuyReview.js'
import { usePurchase } from './usePurchase.js'

/**
 * Buys from a listing: what it costs in full, the steps, their progress, and
 * the result. Closing it never stops a purchase that runs; it shows it again
 * when opened. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { BuyDialog } from 'marketkit'
 *
 * <BuyDialog order={order} trigger={<button>Buy</button>} />
 */
export const BuyDialog = /* @__PURE__ */ forwardRef(function BuyDialog(
  { order: given, ...props }: BuyDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const order = useKept(given)
  return order ? <Dialog {...props} order={order} rootRef={ref} /> : null
})

function Dialog({
  additionalFees,
  collectible,
  defaultOpen,
  onOpenChange,
  onSuccess,
  onView,
  open,
  order: given,
  share,
  ...props
}: BuyDialog.Props & {
  order: Order
  rootRef: ForwardedRef<HTMLDivElement>
}) {
  const labels = useLabels()
  const layer = useDialog({ defaultOpen, onOpenChange, open })
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
  const name = nameOf(metadata, labels)
  const wanted = flow.variables?.quantity ?? '1'
  const came = flow.data?.bought?.[0]?.quantity ?? wanted
  // Fewer may have been left by the time the purchase was mined.
  const isPart = BigInt(came) < BigInt(wanted)
  return (
    <FlowDialog
      dialog={dialog}
      kind="buy"
      metadata={metadata}
      money={money}
      question={question}
      stage={isBought ? 'success' : flowStage({ status }, question)}
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

export declare namespace BuyDialog {
  export type Props = FlowDialogProps & {
    /** Fees on top, in the smallest unit of the order's currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
    /** What is bought. @default asked of the service */
    collectible?: CollectibleMetadata | undefined
    /** Told when a purchase is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
    /** The listing to buy from; nothing is rendered before there is one. */
    order: Order | undefined
    /** Shows what was bought; the success offers it when it is there. */
    onView?: ((order: Order) => void) | undefined
    /** What the success has to offer besides, such as a way to share it. */
    share?:
      | ((bought: {
          /** What was bought. */
          metadata: Partial<CollectibleMetadata> & { tokenId: string }
          /** The listing it was bought from. */
          order: Order
        }) => ReactNode)
      | undefined
  }
}
