'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { nameOf } from '../parts/nameOf.js'
import { useDialog, useFlowDialog } from '../parts/useFlowDialog.js'
import { useKept } from '../parts/useKept.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import type { OrderbookChoice } from './chosenBook.js'
import { ListForm } from './ListForm.js'
import type { PriceSuggestion } from './PriceHelpers.js'
import { useListForm } from './useListForm.js'

/** A collectible that its owner wants to sell. */
export type ListItem = {
  /** Chain of the collection. */
  chainId: number
  /** The collection. */
  contractAddress: Address
  /** Its kind. */
  contractType: 'ERC721' | 'ERC1155'
  /** The token, in decimal digits. */
  tokenId: string
}

/**
 * Lists a collectible for sale: price, currency, duration, what the seller
 * receives, the approval explained, and the result. A price far below the floor
 * is asked about before the wallet is. Closing it never stops a listing that
 * runs. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { ListDialog } from 'marketkit'
 *
 * <ListDialog
 *   item={{ chainId: 137, contractAddress, contractType: 'ERC721', tokenId: '7' }}
 *   trigger={<button>Sell</button>}
 * />
 */
export const ListDialog = /* @__PURE__ */ forwardRef(function ListDialog(
  { item: given, ...props }: ListDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const item = useKept(given)
  return item ? <Dialog {...props} item={item} rootRef={ref} /> : null
})

function Dialog({
  collectible,
  currencies,
  defaultOpen,
  item: given,
  onEdit,
  onOpenChange,
  onSuccess,
  onView,
  open,
  orderbook,
  orderbooks,
  suggestions,
  ...props
}: ListDialog.Props & {
  item: ListItem
  rootRef: ForwardedRef<HTMLDivElement>
}) {
  const labels = useLabels()
  const layer = useDialog({ defaultOpen, onOpenChange, open })
  const form = useListForm({
    ...{ currencies, onSuccess, orderbook, orderbooks },
    enabled: layer.present,
    item: given,
  })
  const { flow, item, question } = form
  const dialog = useFlowDialog(layer, flow)
  const metadata = useMetadata(item, collectible, dialog.open)
  const money = {
    chainId: item.chainId,
    currencyAddress: flow.variables?.currencyAddress,
  }
  return (
    <FlowDialog
      dialog={dialog}
      kind="list"
      metadata={metadata}
      money={money}
      question={question}
      stage={flowStage(flow, question)}
      title={labels.listTitle}
      {...props}
    >
      {flow.isSuccess ? (
        <FlowSuccess
          chainId={item.chainId}
          hash={undefined}
          metadata={metadata}
          onDone={dialog.close}
          onView={
            onView &&
            (() => {
              dialog.close()
              onView(item)
            })
          }
          text={labels.listedText}
          title={labels.listed(nameOf(metadata, labels))}
        />
      ) : (
        <ListForm
          form={form}
          key={`${item.chainId}:${item.contractAddress}:${item.tokenId}`}
          money={money}
          onClose={dialog.close}
          onEdit={onEdit}
          orderbooks={orderbooks}
          suggestions={suggestions}
        />
      )}
    </FlowDialog>
  )
}

export declare namespace ListDialog {
  export type Props = FlowDialogProps & {
    /** What is sold. @default asked of the service */
    collectible?: CollectibleMetadata | undefined
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /** What to list; nothing is rendered before there is one. */
    item: ListItem | undefined
    /** Changes a listing that stands already, in place of a second one. */
    onEdit?: ((order: Order) => void) | undefined
    /** Told when the listing is published. */
    onSuccess?: ((result: useList.Data) => void) | undefined
    /** Shows what was listed; the success offers it when it is there. */
    onView?: ((item: ListItem) => void) | undefined
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: useList.Variables['orderbook']
    /** Order books to choose from, each with its currencies and its fee. */
    orderbooks?: readonly OrderbookChoice[] | undefined
    /** Prices to go by beside floor and best offer, such as the last sale. */
    suggestions?: readonly PriceSuggestion[] | undefined
  }
}
