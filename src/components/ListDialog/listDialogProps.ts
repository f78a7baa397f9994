import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'
import type { OrderbookChoice } from './chosenBook.js'
import type { ListItem } from './listItem.js'
import type { PriceSuggestion } from './PriceHelpers.js'

/** Props of `ListDialog`. */
export type ListDialogProps = FlowDialogProps & {
  /** The collectible. @default fetched from the service */
  collectible?: CollectibleMetadata | undefined
  /** Currencies to choose from. @default those of the provider and the chain */
  currencies?: readonly Address[] | undefined
  /** The item to list; nothing is rendered before there is one. */
  item: ListItem | undefined
  /** Edits a listing that exists already, in place of a second one. */
  onEdit?: ((order: Order) => void) | undefined
  /** Called when the listing is published. */
  onSuccess?: ((result: useList.Data) => void) | undefined
  /** Opens the listed item. The success screen shows a button for it. */
  onView?: ((item: ListItem) => void) | undefined
  /** Order book to list on. @default 'service_marketplace_v2' */
  orderbook?: useList.Variables['orderbook']
  /** Order books to choose from, each with its currencies and its fee. */
  orderbooks?: readonly OrderbookChoice[] | undefined
  /**
   * Suggested prices beside the floor and the best offer, such as the last
   * sale.
   */
  suggestions?: readonly PriceSuggestion[] | undefined
}
