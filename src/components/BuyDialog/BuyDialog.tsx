'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { nameOf } from '../parts/nameOf.js'
import { sameOrder, useFlowDialog, useShown } from '../parts/useFlowDialog.js'
import { useFlowQuestion } from '../parts/useFlowQuestion.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { BuyReview } from './BuyReview.js'
import { useEarlier } from './useEarlier.js'
import { usePriceNews } from './usePriceNews.js'
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
  {
    additionalFees = noFees,
    collectible,
    defaultOpen,
    onOpenChange,
    onSuccess,
    onView,
    open,
    order: given,
    share,
    ...props
  }: BuyDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const labels = useLabels()
  const flow = useBuy({ onSuccess })
  const dialog = useFlowDialog({ defaultOpen, onOpenChange, open }, flow)
  const [next, setNext] = useState<{ after: Order | undefined; order: Order }>()
  const order = useShown(
    next && next.after === given ? next.order : given,
    flow,
    { isSame: sameOrder, open: dialog.open },
  )
  const news = usePriceNews(order, {
    chosen: next?.order,
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
  const earlier = useEarlier(order, { flow, open: dialog.open })
  const purchase = usePurchase(order, {
    additionalFees,
    earlier,
    flow,
    shown: dialog.present,
  })
  const buy = (consent?: true) =>
    purchase &&
    flow.mutate({
      chainId: purchase.variables.order.chainId,
      consent,
      onReview: question.onReview,
      ...purchase.variables,
    })
  const question = useFlowQuestion(flow, {
    open: dialog.open,
    onConsent: () => buy(true),
  })
  if (!order || !purchase) return null
  const isBought = flow.isSuccess || purchase.end === 'bought'
  const money = {
    chainId: order.chainId,
    currencyAddress: order.priceCurrencyAddress,
  }
  const status = earlier.open
    ? purchase.error
      ? 'error'
      : 'pending'
    : flow.status
  const name = nameOf(metadata, labels)
  return (
    <FlowDialog
      dialog={dialog}
      kind="buy"
      metadata={metadata}
      money={money}
      question={question}
      rootRef={ref}
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
          text={labels.boughtText}
          title={labels.bought(name, flow.variables?.quantity ?? '1')}
        />
      ) : (
        <BuyReview
          flow={flow}
          money={money}
          name={name}
          news={news}
          onBuy={() => buy()}
          onClose={dialog.close}
          onNext={(order) => {
            flow.reset()
            setNext({ after: given, order })
          }}
          purchase={purchase}
          question={question}
        />
      )}
    </FlowDialog>
  )
})

const noFees: readonly AdditionalFee[] = []

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
