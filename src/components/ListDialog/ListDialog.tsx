'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useKept } from '../dialog/useKept.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'
import type { OrderbookChoice } from './chosenBook.js'
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

/** Loads the dialog itself. */
export const listDialogBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./ListDialogBody.js')).ListDialogBody,
)

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
    defaultOpen,
    onOpenChange,
    open,
    item: given,
    trigger,
    ...props
  }: ListDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const item = useKept(given)
  return item ? (
    <LazyDialog
      body={listDialogBody}
      {...{ defaultOpen, onOpenChange, open, trigger }}
    >
      {(Body, dialog) => (
        <Body {...props} {...dialog} item={item} rootRef={ref} />
      )}
    </LazyDialog>
  ) : null
})

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
