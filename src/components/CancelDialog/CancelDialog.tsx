'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import type { CancelDialogProps } from './CancelDialogBody.js'

export const cancelDialogBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./CancelDialogBody.js')).CancelDialogBody,
)

/**
 * Cancels a listing, or several one after the other: consequences, cost, steps
 * and result. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or animates out
 *
 * @example
 * import { CancelDialog } from 'marketkit'
 *
 * <CancelDialog order={order} trigger={<button>Cancel listing</button>} />
 */
export const CancelDialog = /* @__PURE__ */ forwardRef(function CancelDialog(
  props: CancelDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  return <LazyDialog body={cancelDialogBody} {...props} rootRef={ref} />
})

export declare namespace CancelDialog {
  export type Props = CancelDialogProps
}
