'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { buyLabels } from '../../labels/buyLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { toMoney } from '../failure/FindingList.js'
import { formatCount } from '../Price/formatPrice.js'
import { getPurchaseState } from '../purchase/useBuyQuote.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import {
  type FlowBodyProps,
  FlowDialog,
  type FlowDialogProps,
  getOrderUrl,
  type LinkProps,
} from '../trade/FlowDialog.js'
import { useDialog } from '../trade/useFlowDialog.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import { usePaid } from '../trade/usePaid.js'
import { BuyReview } from './BuyReview.js'
import { useBuyDialog } from './useBuyDialog.js'

export type BuyDialogProps = FlowDialogProps &
  LinkProps &
  Pick<useBuyDialog.Parameters, 'additionalFees' | 'onSuccess'> & {
    /** The collectible. @default fetched from the service */
    collectible?: CollectibleMetadata | undefined
    /** The listing to buy from; nothing is rendered before there is one. */
    order: Order | undefined
    /** Opens the bought item. The success screen shows a button for it. */
    onView?: ((order: Order) => void) | undefined
    /** More content of the success screen, such as a share button. */
    share?:
      | ((bought: {
          /** The collectible that was bought. */
          metadata: Partial<CollectibleMetadata> & { tokenId: string }
          /** The listing it was bought from. */
          order: Order
        }) => ReactNode)
      | undefined
  }

export function BuyDialogBody({
  additionalFees,
  collectible,
  getItemUrl,
  onOpenChange,
  onSuccess,
  onView,
  open,
  order: given,
  share,
  ...props
}: FlowBodyProps<BuyDialogProps> & { order: Order }) {
  const labels = useLabels(buyLabels, commonLabels, outcomeLabels)
  const { locale } = useMarketKit()
  const dialog = useDialog({ onOpenChange, open })
  const purchase = useBuyDialog({
    ...{ additionalFees, onSuccess },
    enabled: dialog.present,
    order: given,
  })
  const { flow, order, question } = purchase
  const metadata = useOrderMetadata({ collectible, order }, dialog.open)
  const name = getCollectibleName(metadata, labels)
  const [begun] = flow.variables?.items ?? []
  const wanted = begun?.quantity ?? String(purchase.quantity)
  const received = flow.data?.bought?.[0]?.quantity ?? wanted
  const write = (quantity: string) =>
    isOneToken(order, quantity)
      ? '1'
      : formatCount(quantity, locale, getQuantityDecimals(order))
  // Someone may have bought a part before the purchase was mined.
  const isPart = BigInt(received) < BigInt(wanted)
  const paid = usePaid(flow, {
    bought: [{ order: begun?.order ?? order, quantity: received }],
    isWhole: !isPart,
  })
  return (
    <FlowDialog
      {...{ dialog, flow, metadata, question }}
      contractAddress={order.collectionContractAddress}
      kind="buy"
      money={toMoney(order)}
      state={getPurchaseState(purchase)}
      getSuccess={() => ({
        hash: flow.data?.hashes.at(-1),
        itemUrl: getOrderUrl(getItemUrl, order),
        onView: onView && (() => onView(order)),
        share: share?.({ metadata, order }),
        text: `${isPart ? labels.basketMissedText : labels.boughtText} ${paid}`,
        title:
          isPart && !getQuantityDecimals(order)
            ? labels.basketPartly(BigInt(received), BigInt(wanted))
            : labels.bought(name, write(received)),
      })}
      title={labels.buyTitle}
      {...props}
    >
      <BuyReview name={name} onClose={dialog.close} purchase={purchase} />
    </FlowDialog>
  )
}
