'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { useBuy } from '../../hooks/useBuy.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useKept } from '../dialog/useKept.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Loads the dialog itself. */
export const buyDialogBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./BuyDialogBody.js')).BuyDialogBody,
)

/**
 * Buys from a listing: what it costs in full, the steps, their progress, and
 * the result. Closing it never stops a purchase that runs; it shows it again
 * when opened. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { BuyDialog } from 'marketkit'
 *
 * <BuyDialog order={order} trigger={<button>Buy</button>} />
 */
export const BuyDialog = /* @__PURE__ */ forwardRef(function BuyDialog(
  {
    defaultOpen,
    onOpenChange,
    open,
    order: given,
    trigger,
    ...props
  }: BuyDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const order = useKept(given)
  return order ? (
    <LazyDialog
      body={buyDialogBody}
      {...{ defaultOpen, onOpenChange, open, trigger }}
    >
      {(Body, dialog) => (
        <Body {...props} {...dialog} order={order} rootRef={ref} />
      )}
    </LazyDialog>
  ) : null
})

export declare namespace BuyDialog {
  export type Props = FlowDialogProps & {
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
}
