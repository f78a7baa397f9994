import type { Address } from 'viem'
import type { useList } from '../../hooks/useList.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'
import type { OrderbookChoice } from './chosenBook.js'
import type { ListItem } from './listItem.js'
import type { PriceSuggestion } from './PriceHelpers.js'

/** Props of `ListDialog`. */
export type ListDialogProps = FlowDialogProps & {
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
