'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import type { ListDialogProps } from './ListDialogBody.js'

export const listDialogBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./ListDialogBody.js')).ListDialogBody,
)

/**
 * Lists a collectible for sale: price, currency, duration, what the seller
 * receives, the approval explained, and the result. A price far below the floor
 * is asked about before the wallet is. Closing it never stops a listing that
 * runs. Renders a `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { ListDialog } from 'marketkit'
 *
 * <ListDialog
 *   item={{ chainId: 137, contractAddress, contractType: 'ERC721', tokenId: '7' }}
 *   trigger={<button>Sell</button>}
 * />
 */
export const ListDialog = /* @__PURE__ */ forwardRef(function ListDialog(
  {
    defaultOpen,
    onOpenChange,
    open,
    item: given,
    trigger,
    ...props
  }: ListDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const item = useLatestDefined(given)
  return item ? (
    <LazyDialog
      body={listDialogBody}
      {...{ defaultOpen, onOpenChange, open, trigger }}
    >
      {(Body, dialog) => (
        <Body {...props} {...dialog} item={item} rootRef={ref} />
      )}
    </LazyDialog>
  ) : null
})

export declare namespace ListDialog {
  export type Props = ListDialogProps
}
