'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { lazyPart } from '../base/lazyPart.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import type { SweepProps } from './SweepBody.js'

export const sweepBody = /* @__PURE__ */ lazyPart(
  async () => (await import('./SweepBody.js')).SweepBody,
)

/**
 * Buys the cheapest listings of a collection at once, by quantity or by
 * budget. Ignores the account's own listings, and all but the best listing of
 * each collectible. Closing it doesn't stop a running purchase. Renders a
 * `<div>` element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or animates out
 *
 * @example
 * import { SweepDialog } from 'marketkit'
 *
 * <SweepDialog
 *   target={{ chainId: 137, contractAddress }}
 *   trigger={<button>Sweep</button>}
 * />
 */
export const SweepDialog = /* @__PURE__ */ forwardRef(function Sweep(
  props: SweepDialog.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  return <LazyDialog body={sweepBody} {...props} rootRef={ref} />
})

export declare namespace SweepDialog {
  export type Props = SweepProps
}
