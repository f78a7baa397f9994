'use client'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Address } from 'viem'
import {
  countedItems,
  useBrowseCountQuery,
} from '../../hooks/browse/useBrowseCount.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { useCollectiblesPage } from '../../hooks/reads/useCollectiblesPage.js'
import { marketplaceLabels } from '../../labels/marketplaceLabels.js'
import { hasExpired } from '../../order/orderTime.js'
import { retryUntilLoaded } from '../../query/pollWhileVisible.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { getOffer } from '../collectible/cardState.js'
import { FloorPrice } from '../FloorPrice/FloorPrice.js'
import { formatCount } from '../Price/formatPrice.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { Unknown } from '../text/Unknown.js'
import { useLabels } from '../text/useLabels.js'
import { useHasVisited } from './useHasVisited.js'

/**
 * The name of a collection, its floor price, its best offer for any item, and the
 * number of items and listings, counted up to 100. Smaller from the second visit on.
 * Renders a `<header>` element.
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
    const seen = useHasVisited(
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
                <CollectionOffer {...place} />
                <Count {...place} label={labels.items} listed={false} />
                <Count {...place} label={labels.forSale} listed />
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

/**
 * The best offer for any item. The service sends it with each item that has no higher
 * offer of its own, so the query that counts the items is enough.
 */
function CollectionOffer(place: Place) {
  const labels = useLabels(marketplaceLabels)
  const { data: order, errorUpdateCount } = useCollectiblesPage({
    ...place,
    filter: { includeEmpty: true },
    side: 'listing',
    ...countedItems,
    query: {
      ...retryUntilLoaded,
      select: ({ collectibles }) =>
        collectibles
          .map(getOffer)
          .find(
            (it) =>
              it && it.tokenId === undefined && !hasExpired(it, Date.now()),
          ) ?? null,
    },
  })
  return (
    <Fact hasFailed={errorUpdateCount > 0} label={labels.collectionOffer}>
      {order ? (
        <OrderPrice order={order} usd={undefined} />
      ) : (
        order === null && '–'
      )}
    </Fact>
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
    <Fact hasFailed={errorUpdateCount > 0} label={label}>
      {count && (
        <bdi dir="ltr">{`${formatCount(String(count.found), locale)}${count.hasMore ? '+' : ''}`}</bdi>
      )}
    </Fact>
  )
}

function Fact(props: {
  children: ReactNode
  hasFailed: boolean
  label: string
}) {
  const { children, hasFailed, label } = props
  return (
    <div className="mk-marketplace-fact">
      <span className="mk-marketplace-fact-label">{label}</span>{' '}
      <span className="mk-marketplace-fact-value">
        {children ||
          (hasFailed ? <Unknown /> : <span className="mk-skeleton" />)}
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
