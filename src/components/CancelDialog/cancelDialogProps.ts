import type { ForwardedRef } from 'react'
import type { useCancel } from '../../hooks/useCancel.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { BodyProps, DialogProps } from '../dialog/LazyDialog.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Props of `CancelDialog`. */
export type CancelDialogProps = FlowDialogProps & {
  /** The collectible. @default fetched from the service */
  collectible?: CollectibleMetadata | undefined
  /**
   * Called once the listing is cancelled; with `orders`, once the chosen
   * listings of one chain are.
   */
  onSuccess?: ((result: useCancel.Data) => void) | undefined
  /** The listing to cancel; nothing is rendered before there is one. */
  order?: Order | undefined
  /** Listings to choose from, in place of `order`. */
  orders?: readonly Order[] | undefined
}

/** Props of its bodies, without those that only the shell needs. */
export type CancelBodyProps = Omit<CancelDialogProps, keyof DialogProps> &
  BodyProps & { rootRef: ForwardedRef<HTMLDivElement> }
