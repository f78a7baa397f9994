'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useFloorOrder } from '../../hooks/reads/useFloorOrder.js'
import { priceLabels } from '../../labels/priceLabels.js'
import {
  pollWhileVisible,
  retryUntilLoaded,
} from '../../query/pollWhileVisible.js'
import type { CollectiblesFilter } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { getListing } from '../collectible/cardState.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import { useFailure } from '../failure/useFailure.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { useOrderPriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { useReferencePrice } from './useReferencePrice.js'

/**
 * The price of a collection's cheapest listing, kept live. A price in another
 * currency is converted to the chain's native one if a listing has a rate for it;
 * the tooltip has the price itself. Renders a `<div>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 *
 * @example
 * import { FloorPrice } from 'marketkit'
 *
 * <FloorPrice chainId={137} contractAddress={contractAddress} />
 */
export const FloorPrice = /* @__PURE__ */ forwardRef(function FloorPrice(
  {
    chainId,
    contractAddress,
    filter,
    label,
    live = true,
    ...props
  }: FloorPrice.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels(priceLabels)
  const floor = useFloorOrder({
    chainId,
    contractAddress,
    filter,
    query: live ? pollWhileVisible() : retryUntilLoaded,
  })
  const failure = useFailure(floor)
  const { data } = floor
  const order = data ? getListing(data) : undefined
  const last = useLatestDefined(order)
  // A trade takes its order out of the cache; the next floor is not known yet.
  const isTaken = data && !order && last?.tokenId === data.metadata.tokenId
  const collectionId = { chainId, contractAddress }
  const { amount, isPending } = useReferencePrice(collectionId, order)
  const status = isPending
    ? 'loading'
    : order
      ? 'ready'
      : failure
        ? 'error'
        : floor.isPending || isTaken
          ? 'loading'
          : 'empty'
  return usePart<'div', FloorPrice.State>({
    name: 'floor-price',
    own: {
      'aria-busy': status === 'loading',
      children: (
        <>
          <span className="mk-floor-price-label">{label ?? labels.floor}</span>{' '}
          <span className="mk-floor-price-value">
            {status === 'ready' &&
              order &&
              (amount === undefined ? (
                <OrderPrice order={order} />
              ) : (
                <ReferencePrice amount={amount} order={order} />
              ))}
            {status === 'loading' && <span className="mk-skeleton" />}
            {status === 'empty' && <span>{labels.floorNone}</span>}
            {status === 'error' && <span>{labels.floorError}</span>}
          </span>
        </>
      ),
    },
    props,
    ref,
    state: { status },
  })
})

function ReferencePrice(props: { amount: string; order: Order }) {
  const { amount, order } = props
  const title = useOrderPriceText(order)
  return (
    <>
      <span>≈</span>{' '}
      <OrderPrice
        amount={amount}
        order={{ ...order, priceCurrencyAddress: zeroAddress }}
        title={title}
      />
    </>
  )
}

export declare namespace FloorPrice {
  /** State passed to `render`. */
  export type State = { status: 'loading' | 'error' | 'empty' | 'ready' }
  export type Props = PartProps<'div', State> & {
    /** Chain of the collection. */
    chainId: number
    /** The collection. */
    contractAddress: Address
    /** Filters the collectibles. */
    filter?: CollectiblesFilter | undefined
    /** Text above the price. @default 'Floor' */
    label?: string | undefined
    /** Refetches every 15 seconds while the page is visible. @default true */
    live?: boolean | undefined
  }
}
