'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import type { BuyDialogProps } from './BuyDialogBody.js'

export const buyDialogBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./BuyDialogBody.js')).BuyDialogBody,
)

/**
 * Buys from a listing: full cost, steps, progress and result. Closing it
 * doesn't stop a running purchase, which shows again when it opens. Renders a
 * `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or animates out
 *
 * @example
 * import { BuyDialog } from 'marketkit'
 *
 * <BuyDialog order={order} trigger={<button>Buy</button>} />
 */
export const BuyDialog = /* @__PURE__ */ forwardRef(function BuyDialog(
  props: BuyDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const order = useLatestDefined(props.order)
  return order ? (
    <LazyDialog body={buyDialogBody} {...props} order={order} rootRef={ref} />
  ) : null
})

export declare namespace BuyDialog {
  export type Props = BuyDialogProps
}
