'use client'
import { emptyBrowseState } from '../../query/browseState.js'
import type { Order } from '../../rpc/schemas.js'
import { useLazyPart } from '../base/lazyPart.js'
import { ViewSkeleton } from '../CollectibleView/ViewSkeleton.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import { useCachedMetadata } from '../collectible/useCachedMetadata.js'
import { BrokenWidget } from '../failure/BrokenWidget.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { useMarketplace } from './useMarketplace.js'

export function MarketplaceDetail({
  actions,
  activity,
  market,
  tokenId,
  ...options
}: useMarketplace.Options & {
  actions: readonly CollectibleAction[]
  activity?: boolean | undefined
  market: useMarketplace.ReturnType
  tokenId: string
}) {
  const { chainId, collectionName, contractAddress, contractType } = options
  const { begin, isInCart } = market
  const collectible = useCachedMetadata({ chainId, contractAddress, tokenId })
  const getHandler = (action: CollectibleAction, offered = action) =>
    actions.includes(offered)
      ? (order?: Order) => begin({ action, collectible, order, tokenId })
      : undefined
  const view = useLazyPart(marketplaceBodies.view, true)
  const CollectibleView = view.part
  if (view.hasFailed) return <BrokenWidget onRetry={view.retry} />
  if (!CollectibleView) return <LoadingView />
  return (
    <CollectibleView
      {...{ activity, chainId, collectionName, contractAddress }}
      {...{ contractType, tokenId }}
      isInCart={isInCart}
      onAddToCart={getHandler('addToCart')}
      onBuy={getHandler('buy')}
      onCancel={getHandler('cancel')}
      onEdit={getHandler('edit')}
      onList={getHandler('list')}
      onRemoveFromCart={getHandler('removeFromCart', 'addToCart')}
      onTrait={(property) =>
        market.changeResults({ ...emptyBrowseState, properties: [property] })
      }
    />
  )
}

/** Same markup as `CollectibleView`, so that nothing moves. */
function LoadingView() {
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
