'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import type { useEdit } from '../../hooks/useEdit.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useKept } from '../dialog/useKept.js'
import type { FlowDialogProps } from '../trade/FlowDialog.js'

/** Loads the dialog itself. */
export const editListingBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./EditListingBody.js')).EditListingBody,
)

/**
 * Changes a listing, which means to cancel it and to list anew: says so, in
 * which order and why, and never leaves the cheaper one behind unsaid. Closing
 * it stops before the second part. `FlowNotices` and `PendingFlows` offer to
 * finish it, also after a reload. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { EditListing } from 'marketkit'
 *
 * <EditListing
 *   contractType="ERC721"
 *   order={order}
 *   trigger={<button>Change price</button>}
 * />
 */
export const EditListing = /* @__PURE__ */ forwardRef(function EditListing(
  {
    defaultOpen,
    onOpenChange,
    open,
    order: given,
    trigger,
    ...props
  }: EditListing.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const order = useKept(given)
  return order ? (
    <LazyDialog
      body={editListingBody}
      {...{ defaultOpen, onOpenChange, open, trigger }}
    >
      {(Body, dialog) => (
        <Body {...props} {...dialog} order={order} rootRef={ref} />
      )}
    </LazyDialog>
  ) : null
})

export declare namespace EditListing {
  export type Props = FlowDialogProps & {
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
}
