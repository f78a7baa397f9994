'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Address } from 'viem'
import { useBrowseCountQuery } from '../../hooks/useBrowseCount.js'
import { useFloorOrder } from '../../hooks/useFloorOrder.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useOffersPage } from '../../hooks/useOffersPage.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { FloorPrice } from '../FloorPrice/FloorPrice.js'
import { formatCount } from '../Price/formatPrice.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { priceLabels } from '../Price/priceLabels.js'
import { Unknown } from '../text/Unknown.js'
import { useLabels } from '../text/useLabels.js'
import { marketplaceLabels } from './marketplaceLabels.js'
import { useWasSeen } from './useWasSeen.js'

/**
 * The name of a collection, its floor price, the number of items and listings,
 * counted up to 100, and the best offer for any item. Smaller from the second visit on. Renders a
 * `<header>` element.
 *
 * - `data-seen`: this browser showed the collection before
 */
export const MarketplaceHeader = /* @__PURE__ */ forwardRef(
  function MarketplaceHeader(
    {
      art,
      chainId,
      collectionName,
      contractAddress,
      description,
      eyebrow,
      ...props
    }: MarketplaceHeader.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels(marketplaceLabels)
    const { client } = useMarketKit()
    const place = { chainId, contractAddress }
    const seen = useWasSeen(
      `${client.scope}:${chainId}:${contractAddress.toLowerCase()}`,
    )
    return usePart<'header', MarketplaceHeader.State>({
      name: 'marketplace-header',
      tag: 'header',
      own: {
        children: (
          <>
            <div className="mk-marketplace-words">
              {eyebrow && <p className="mk-marketplace-eyebrow">{eyebrow}</p>}
              {collectionName && (
                <h1 className="mk-marketplace-title">{collectionName}</h1>
              )}
              {description && (
                <div className="mk-marketplace-description">
                  <bdi>{description}</bdi>
                </div>
              )}
              <div className="mk-marketplace-facts">
                <FloorPrice {...place} />
                <Count {...place} label={labels.items} listed={false} />
                <Count {...place} label={labels.forSale} listed />
                <BestOffer {...place} />
              </div>
            </div>
            {art && (
              <div aria-hidden="true" className="mk-marketplace-art">
                {art}
              </div>
            )}
          </>
        ),
      },
      props,
      ref,
      state: { seen },
    })
  },
)

type Place = { chainId: number; contractAddress: Address }

/** The best offer for any item. The service lists it with those for the floor item. */
function BestOffer(place: Place) {
  const labels = useLabels(priceLabels)
  const floor = useFloorOrder(place)
  const offers = useOffersPage(
    floor.data
      ? {
          ...place,
          tokenId: floor.data.metadata.tokenId,
          page: { sort: [{ column: 'priceUSD', order: 'DESC' }] },
          query: { placeholderData: keepPreviousData },
        }
      : skipToken,
  )
  const order = offers.data?.offers.find((it) => it.tokenId === undefined)
  if (!order && !(floor.data ? offers : floor).isPending) return null
  return (
    <div className="mk-marketplace-fact">
      <span className="mk-marketplace-fact-label">{labels.bestOffer}</span>{' '}
      <span className="mk-marketplace-fact-value">
        {order ? (
          <OrderPrice order={order} usd={undefined} />
        ) : (
          <span className="mk-skeleton" />
        )}
      </span>
    </div>
  )
}

function Count(props: Place & { label: string; listed: boolean }) {
  const { label, listed, ...place } = props
  const { locale } = useMarketKit()
  const { data: count, errorUpdateCount } = useBrowseCountQuery({
    ...place,
    filter: listed ? {} : { includeEmpty: true },
    side: 'listing',
  })
  return (
    <div className="mk-marketplace-fact">
      <span className="mk-marketplace-fact-label">{label}</span>{' '}
      <span className="mk-marketplace-fact-value">
        {count ? (
          <bdi dir="ltr">
            {formatCount(String(count.found), locale)}
            {count.hasMore && '+'}
          </bdi>
        ) : errorUpdateCount > 0 ? (
          <Unknown />
        ) : (
          <span className="mk-skeleton" />
        )}
      </span>
    </div>
  )
}

export declare namespace MarketplaceHeader {
  /** State passed to `render`. */
  export type State = { seen: boolean }
  export type Props = PartProps<'header', State> & {
    /** Decoration next to the text. */
    art?: ReactNode
    /** Chain of the collection. */
    chainId: number
    /** Name of the collection. */
    collectionName?: string | undefined
    /** The collection. */
    contractAddress: Address
    /** Description of the collection. */
    description?: ReactNode
    /** Text above the name. */
    eyebrow?: ReactNode
  }
}
