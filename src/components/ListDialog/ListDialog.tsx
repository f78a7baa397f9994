'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import { useList } from '../../hooks/useList.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { FlowSuccess } from '../parts/FlowSuccess.js'
import { flowStage } from '../parts/flowStage.js'
import { nameOf } from '../parts/nameOf.js'
import { useFlowDialog, useShown } from '../parts/useFlowDialog.js'
import { useFlowQuestion } from '../parts/useFlowQuestion.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import type { OrderbookChoice } from './chosenBook.js'
import { ListForm } from './ListForm.js'
import type { PriceSuggestion } from './PriceHelpers.js'

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
  {
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
  }: ListDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const labels = useLabels()
  const flow = useList({ onSuccess })
  const dialog = useFlowDialog({ defaultOpen, onOpenChange, open }, flow)
  const item = useShown(given, flow, { isSame: sameItem, open: dialog.open })
  const metadata = useMetadata(
    item ?? { chainId: 0, contractAddress: '0x', tokenId: '0' },
    collectible,
    dialog.open && item !== undefined,
  )
  const question = useFlowQuestion(flow, {
    open: dialog.open,
    onConsent: () =>
      flow.variables && flow.mutate({ ...flow.variables, consent: true }),
  })
  if (!item) return null
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
      rootRef={ref}
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
          onView={onView}
          text={labels.listedText}
          title={labels.listed(nameOf(metadata, labels))}
        />
      ) : (
        <ListForm
          currencies={currencies}
          flow={flow}
          item={item}
          key={`${item.chainId}:${item.contractAddress}:${item.tokenId}`}
          money={money}
          onClose={dialog.close}
          onEdit={onEdit}
          orderbook={orderbook}
          orderbooks={orderbooks}
          question={question}
          suggestions={suggestions}
        />
      )}
    </FlowDialog>
  )
})

function sameItem(a: ListItem, b: ListItem): boolean {
  return (
    a.chainId === b.chainId &&
    a.contractAddress === b.contractAddress &&
    a.tokenId === b.tokenId
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
    /** Shows the listing, when it is published. */
    onView?: (() => void) | undefined
    /** Order book to list on. @default 'service_marketplace_v2' */
    orderbook?: useList.Variables['orderbook']
    /** Order books to choose from, each with its currencies and its fee. */
    orderbooks?: readonly OrderbookChoice[] | undefined
    /** Prices to go by beside floor and best offer, such as the last sale. */
    suggestions?: readonly PriceSuggestion[] | undefined
  }
}
