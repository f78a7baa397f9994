import type { ReactNode } from 'react'
import type { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Props of `BuyDialog`. */
export type BuyDialogProps = FlowDialogProps & {
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
