import type { Address } from 'viem'
import type { useEdit } from '../../hooks/useEdit.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Props of `EditListing`. */
export type EditListingProps = FlowDialogProps & {
  /** The collectible. @default fetched from the service */
  collectible?: CollectibleMetadata | undefined
  /** Token standard of the collection. */
  contractType: 'ERC721' | 'ERC1155'
  /** Currencies to choose from. @default those of the provider and the chain */
  currencies?: readonly Address[] | undefined
  /** Called when the new listing is live and the old one is cancelled. */
  onSuccess?: ((result: useEdit.Data) => void) | undefined
  /** Opens the listed item. The success screen shows a button for it. */
  onView?: ((order: Order) => void) | undefined
  /** The listing to change; nothing is rendered before there is one. */
  order: Order | undefined
}
