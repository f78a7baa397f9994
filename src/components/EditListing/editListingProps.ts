import type { Address } from 'viem'
import type { useEdit } from '../../hooks/useEdit.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Props of `EditListing`. */
export type EditListingProps = FlowDialogProps & {
  /** What is listed. @default asked of the service */
  collectible?: CollectibleMetadata | undefined
  /** Kind of the collection. */
  contractType: 'ERC721' | 'ERC1155'
  /** Currencies to choose from. @default those of the provider and the chain */
  currencies?: readonly Address[] | undefined
  /** Called when the new listing stands and the old one is gone. */
  onSuccess?: ((result: useEdit.Data) => void) | undefined
  /** Shows what was changed; the success offers it when it is there. */
  onView?: ((order: Order) => void) | undefined
  /** The listing to change; nothing is rendered before there is one. */
  order: Order | undefined
}
