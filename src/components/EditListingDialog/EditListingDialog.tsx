'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import type { EditListingProps } from './EditListingBody.js'

export const editListingBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./EditListingBody.js')).EditListingBody,
)

/**
 * Changes a listing: cancels it and creates a new one, in an order that leaves
 * no cheaper listing behind. Closing it stops before the second part.
 * `FlowNotices` and `PendingFlows` offer to finish it, even after a reload.
 * Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or animates out
 *
 * @example
 * import { EditListingDialog } from 'marketkit'
 *
 * <EditListingDialog
 *   contractType="ERC721"
 *   order={order}
 *   trigger={<button>Change price</button>}
 * />
 */
export const EditListingDialog = /* @__PURE__ */ forwardRef(
  function EditListingDialog(
    props: EditListingDialog.Props,
    ref: ForwardedRef<HTMLDivElement>,
  ): ReactElement | null {
    const order = useLatestDefined(props.order)
    return order ? (
      <LazyDialog
        body={editListingBody}
        {...props}
        order={order}
        rootRef={ref}
      />
    ) : null
  },
)

export declare namespace EditListingDialog {
  export type Props = EditListingProps
}
