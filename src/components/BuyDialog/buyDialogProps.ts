import type { ReactNode } from 'react'
import type { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Props of `BuyDialog`. */
export type BuyDialogProps = FlowDialogProps & {
  /** Fees on top, in the smallest unit of the order's currency. */
  additionalFees?: readonly AdditionalFee[] | undefined
  /** The collectible. @default fetched from the service */
  collectible?: CollectibleMetadata | undefined
  /** Called when a purchase is confirmed. */
  onSuccess?: ((result: useBuy.Data) => void) | undefined
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
