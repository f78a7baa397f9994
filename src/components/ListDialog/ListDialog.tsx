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
 * Lists a collectible for sale: price, currency, duration, earnings, approval
 * and result. Asks about a price far below the floor before the wallet opens.
 * Closing it doesn't stop a running listing. Renders a `<div>` element, in a
 * portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or animates out
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
  props: ListDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement | null {
  const item = useLatestDefined(props.item)
  return item ? (
    <LazyDialog body={listDialogBody} {...props} item={item} rootRef={ref} />
  ) : null
})

export declare namespace ListDialog {
  export type Props = ListDialogProps
}
