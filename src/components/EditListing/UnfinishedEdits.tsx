'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { type Address, isAddressEqual } from 'viem'
import type { FlowStory } from '../../hooks/flowStories.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { usePendingFlows } from '../../hooks/usePendingFlows.js'
import { getOrderKey } from '../../order/orderId.js'
import { Media } from '../Media/Media.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useCurrency, useOrderCurrency } from '../Price/useCurrency.js'
import { CloseButton } from '../parts/CloseButton.js'
import { isSame } from '../parts/isSame.js'
import { LazyLayer } from '../parts/LazyLayer.js'
import { lazyPart, usePreload } from '../parts/lazyPart.js'
import { nameOf } from '../parts/nameOf.js'
import { useLabels } from '../parts/useLabels.js'
import { useMetadata } from '../parts/useMetadata.js'
import { usePart } from '../parts/usePart.js'
import type { EditRecord } from './editMemory.js'
import { useEditLeft, useUnfinishedEdits } from './useUnfinishedEdits.js'

// Most visits have left nothing half done.
const editListing = /* @__PURE__ */ lazyPart(
  async () => (await import('./EditListing.js')).EditListing,
)

const whatGoesOn = [editListing]
const nothing: typeof whatGoesOn = []

/**
 * Tells of changes of listings that were left half done, such as by a reload:
 * what is not for sale now, or is listed twice, and goes on with it. Nothing is
 * sent by itself. Renders a `<div>` element that is empty while there is
 * nothing to tell.
 *
 * - `data-left` on each: `unlisted` or `both`
 *
 * @example
 * import { UnfinishedEdits } from 'marketkit'
 *
 * <UnfinishedEdits />
 */
export const UnfinishedEdits = /* @__PURE__ */ forwardRef(
  function UnfinishedEdits(
    { collectible, ...props }: UnfinishedEdits.Props,
    ref: ForwardedRef<HTMLDivElement>,
  ): ReactElement {
    const { edits, forget, goOn } = useUnfinishedEdits()
    // What is gone on with stays here while it is at work.
    const [begun, begin] = useState<EditRecord>()
    const [isOpen, setOpen] = useState(false)
    usePreload(edits.length ? whatGoesOn : nothing)
    return usePart<'div', Record<never, never>>({
      name: 'unfinished-edits',
      own: {
        children: (
          <>
            {edits.filter(isAbout(collectible)).map((edit) => (
              <UnfinishedEdit
                edit={edit}
                key={getOrderKey(edit.order)}
                onDismiss={() => forget(edit)}
                onGoOn={() => {
                  goOn(edit)
                  begin(edit)
                  setOpen(true)
                }}
              />
            ))}
            <LazyLayer
              onClose={() => setOpen(false)}
              open={isOpen}
              part={editListing}
            >
              {(EditListing) => (
                <EditListing
                  contractType={
                    begun?.listing.contractType === 'ERC1155'
                      ? 'ERC1155'
                      : 'ERC721'
                  }
                  onOpenChange={setOpen}
                  open={isOpen}
                  order={begun?.order}
                />
              )}
            </LazyLayer>
          </>
        ),
      },
      props,
      ref,
    })
  },
)

function UnfinishedEdit(props: {
  edit: EditRecord
  onDismiss: () => void
  onGoOn: () => void
}) {
  const { edit, onDismiss, onGoOn } = props
  const { listing, order } = edit
  const { locale } = useMarketKit()
  const labels = useLabels()
  const left = useEditLeft(edit)
  const isTold = left === 'unlisted' || left === 'both'
  useTold(edit, isTold)
  const metadata = useMetadata(listing, undefined, isTold)
  const old = useOrderCurrency(order)
  const currency = useCurrency(listing.chainId, listing.currencyAddress) ?? old
  if (!isTold) return null
  const name = nameOf(metadata, labels)
  const write = (amount: string, { decimals, symbol }: typeof old) =>
    `${formatPrice(amount, decimals, { locale })} ${symbol}`
  return (
    <div data-left={left} className="mk-unfinished-edit" role="status">
      <Media
        alt=""
        color={metadata.backgroundColor}
        eager
        src={metadata.image ?? metadata.imageData}
      />
      <div className="mk-unfinished-edit-words">
        <strong>
          {left === 'both' ? labels.editLeftBoth(name) : labels.editLeft(name)}
        </strong>
        <p>
          {left === 'both'
            ? labels.editLeftBothText(write(order.priceAmount, old))
            : labels.editLeftText(write(listing.pricePerToken, currency))}
        </p>
      </div>
      <button className="mk-button" onClick={onGoOn} type="button">
        {left === 'both' ? labels.editCancelOld : labels.editLeftGoOn}
      </button>
      <CloseButton dismisses onClick={onDismiss} />
    </div>
  )
}

/** Puts away what notices would say of the same: how its parts have ended. */
function useTold(edit: EditRecord, isTold: boolean): void {
  const { data: flows, dismiss } = usePendingFlows()
  useEffect(() => {
    if (!isTold) return
    for (const flow of flows ?? []) if (isPartOf(edit, flow)) dismiss(flow.id)
  }, [dismiss, edit, flows, isTold])
}

/** Whether a flow was a part of the change, and nothing of it is open. */
function isPartOf({ listing, order }: EditRecord, flow: FlowStory): boolean {
  const { intent, status } = flow
  const hasStopped = status === 'failed' || status === 'interrupted'
  if (intent.chainId !== listing.chainId) return false
  if (intent.kind === 'cancel' && intent.orderId === order.orderId)
    return hasStopped || status === 'done'
  return (
    hasStopped &&
    intent.kind === 'list' &&
    intent.tokenId === listing.tokenId &&
    // Of many alike, another listing may have failed, which is to be told.
    intent.pricePerToken === listing.pricePerToken &&
    intent.quantity === (listing.quantity ?? '1') &&
    isSame(intent.currency, listing.currencyAddress) &&
    isSame(intent.collection, listing.contractAddress)
  )
}

/** Whether a change is about the collectible, or any where none is meant. */
function isAbout(collectible: UnfinishedEdits.Props['collectible']) {
  return ({ listing }: EditRecord) =>
    !collectible ||
    (listing.chainId === collectible.chainId &&
      listing.tokenId === collectible.tokenId &&
      isAddressEqual(listing.contractAddress, collectible.contractAddress))
}

export declare namespace UnfinishedEdits {
  export type Props = Omit<useRender.ComponentProps<'div'>, 'children'> & {
    /** The collectible of which it tells. @default all */
    collectible?:
      | { chainId: number; contractAddress: Address; tokenId: string }
      | undefined
  }
}
