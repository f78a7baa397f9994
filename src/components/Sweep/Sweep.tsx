'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { Address } from 'viem'
import { cartLimit } from '../../hooks/cartStore.js'
import { useBuy } from '../../hooks/useBuy.js'
import type { PageRequest } from '../../rpc/pageRequests.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import { BasketSuccess } from '../CartDrawer/BasketSuccess.js'
import { useBasket } from '../CartDrawer/useBasket.js'
import { FlowDialog, type FlowDialogProps } from '../parts/FlowDialog.js'
import { flowStage } from '../parts/flowStage.js'
import { useFlowDialog } from '../parts/useFlowDialog.js'
import { useLabels } from '../parts/useLabels.js'
import { SweepReview } from './SweepReview.js'
import { type SweepTarget, useSweep } from './useSweep.js'

/**
 * Buys the cheapest listings of a collection in one go: so many, or for so
 * much. Own listings are left out, and of a collectible only its best listing
 * is looked at. Closing it never stops a purchase that runs. Renders a `<div>`
 * element, in a portal.
 *
 * - `data-stage`: `review`, `question`, `working`, `failed` or `success`
 * - `data-open`, `data-closed`: the dialog is open, or leaves
 *
 * @example
 * import { Sweep } from 'marketkit'
 *
 * <Sweep
 *   target={{ chainId: 137, contractAddress }}
 *   trigger={<button>Sweep</button>}
 * />
 */
export const Sweep = /* @__PURE__ */ forwardRef(function Sweep(
  {
    additionalFees = noFees,
    currencies,
    defaultOpen,
    max = cartLimit,
    onOpenChange,
    onSuccess,
    open,
    sort,
    target,
    ...props
  }: Sweep.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels()
  const flow = useBuy({ onSuccess })
  const dialog = useFlowDialog({ defaultOpen, onOpenChange, open }, flow)
  const sweep = useSweep({
    currencies,
    max: Math.min(max, cartLimit),
    shown: dialog.present,
    sort,
    target,
  })
  const basket = useBasket({
    additionalFees,
    choice: sweep.draft,
    flow,
    items: sweep.items,
    open: dialog.open,
    shown: dialog.present,
  })
  const [first] = basket.items
  const { name = props.collectionName ?? '', ...picture } =
    first?.collectible ?? {}
  return (
    <FlowDialog
      dialog={dialog}
      kind="buy"
      metadata={{ ...picture, tokenId: '', name: props.collectionName ?? name }}
      money={{
        chainId: target.chainId,
        currencyAddress: sweep.currency.address,
      }}
      name="sweep-dialog"
      question={basket.question}
      rootRef={ref}
      stage={flowStage(flow, basket.question)}
      title={labels.sweepTitle}
      {...props}
      collectionName={
        sweep.hasMore
          ? labels.sweepUpTo(sweep.available)
          : sweep.available > 0n
            ? labels.sweepFound(sweep.available)
            : undefined
      }
    >
      {basket.outcome ? (
        <BasketSuccess
          chainId={target.chainId}
          flow={flow}
          onDone={dialog.close}
          outcome={basket.outcome}
        />
      ) : (
        <SweepReview
          basket={basket}
          flow={flow}
          onClose={dialog.close}
          sweep={sweep}
        />
      )}
    </FlowDialog>
  )
})

const noFees: readonly AdditionalFee[] = []

export declare namespace Sweep {
  export type Props = FlowDialogProps & {
    /** Fees on top, in the smallest unit of the currency. */
    additionalFees?: readonly AdditionalFee[] | undefined
    /** Currencies to choose from. @default those of the provider and the chain */
    currencies?: readonly Address[] | undefined
    /** Listings to buy from at most, 50 or fewer. @default 50 */
    max?: number | undefined
    /** Told when the purchase is confirmed. */
    onSuccess?: ((result: useBuy.Data) => void) | undefined
    /** How the service names the cheapest first. @default `priceAmount` */
    sort?: NonNullable<PageRequest>['sort'] | undefined
    /** What to sweep. */
    target: SweepTarget
  }
}
