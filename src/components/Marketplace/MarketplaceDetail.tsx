'use client'
import { emptyBrowseState } from '../../query/browseState.js'
import type { Order } from '../../rpc/schemas.js'
import { useLazyPart } from '../base/lazyPart.js'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import { useCachedMetadata } from '../CollectibleView/useCachedMetadata.js'
import { ViewSkeleton } from '../CollectibleView/ViewSkeleton.js'
import { BrokenWidget } from '../failure/BrokenWidget.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { useMarketplace } from './useMarketplace.js'

export function MarketplaceDetail({
  actions,
  market,
  tokenId,
  ...options
}: useMarketplace.Options & {
  actions: readonly CollectibleAction[]
  market: useMarketplace.ReturnType
  tokenId: string
}) {
  const { chainId, collectionName, contractAddress, contractType } = options
  const { begin, isInCart } = market
  const collectible = useCachedMetadata({ chainId, contractAddress, tokenId })
  const of = (action: CollectibleAction, offered = action) =>
    actions.includes(offered)
      ? (order?: Order) => begin({ action, collectible, order, tokenId })
      : undefined
  const { hasFailed, part, retry } = useLazyPart(marketplaceBodies.view, true)
  const CollectibleView = part
  if (hasFailed) return <BrokenWidget onRetry={retry} />
  if (!CollectibleView) return <ViewOnItsWay />
  return (
    <CollectibleView
      {...{ chainId, collectionName, contractAddress, contractType, tokenId }}
      isInCart={isInCart}
      onAddToCart={of('addToCart')}
      onBuy={of('buy')}
      onCancel={of('cancel')}
      onEdit={of('edit')}
      onList={of('list')}
      onRemoveFromCart={of('removeFromCart', 'addToCart')}
      onTrait={(property) =>
        market.changeResults({ ...emptyBrowseState, properties: [property] })
      }
    />
  )
}

/** Same markup as `CollectibleView`, so that nothing moves. */
function ViewOnItsWay() {
  return (
    <article
      aria-busy="true"
      className="mk-collectible-view"
      data-status="loading"
    >
      <div className="mk-view-frame">
        <ViewSkeleton />
      </div>
    </article>
  )
}
