'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { useCancel } from '../../hooks/useCancel.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import type { FlowDialogProps } from '../parts/FlowDialog.js'
import { CancelMany } from './CancelMany.js'
import { CancelOne } from './CancelOne.js'

/**
 * Takes a listing off the market, or several one after the other: what it
 * means, what it costs, the steps and the result. Renders a `<div>` element,
 * in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { CancelDialog } from 'marketkit'
 *
 * <CancelDialog order={order} trigger={<button>Cancel listing</button>} />
 */
export const CancelDialog = /* @__PURE__ */ forwardRef(function CancelDialog(
  { orders, ...props }: CancelDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  return orders ? (
    <CancelMany orders={orders} rootRef={ref} {...props} />
  ) : (
    <CancelOne rootRef={ref} {...props} />
  )
})

export declare namespace CancelDialog {
  export type Props = FlowDialogProps & {
    /** What is listed. @default asked of the service */
    collectible?: CollectibleMetadata | undefined
    /** Called when the listing is cancelled; of several, when all are. */
    onSuccess?: ((result: useCancel.Data) => void) | undefined
    /** The listing to cancel; nothing is rendered before there is one. */
    order?: Order | undefined
    /** Listings to choose from, in place of `order`. */
    orders?: readonly Order[] | undefined
  }
}
