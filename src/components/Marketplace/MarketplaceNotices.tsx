'use client'
import type { ReactNode } from 'react'
import { cartLimit } from '../../hooks/cart/cartStore.js'
import { useOnline } from '../../hooks/page/useOnline.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { marketplaceLabels } from '../../labels/marketplaceLabels.js'
import { CloseButton } from '../dialog/CloseButton.js'
import { Portal } from '../dialog/Portal.js'
import { ShoppingCart, WifiOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { useMarketplace } from './useMarketplace.js'

/** A portal, so that notices cover the page and the open item. */
export function MarketplaceNotices(props: {
  children: ReactNode
  market: useMarketplace.ReturnType
}) {
  const { dismissCartFull, isCartFull } = props.market
  const labels = useLabels(marketplaceLabels)
  return (
    <Portal>
      <div className="mk-cart-full" role="status">
        {isCartFull && (
          <div className="mk-cart-full-card">
            <ShoppingCart />
            <p>{labels.cartFull(cartLimit)}</p>
            <CloseButton dismisses onClick={dismissCartFull} />
          </div>
        )}
      </div>
      {props.children}
    </Portal>
  )
}

export function OfflineBanner() {
  const isOnline = useOnline()
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-offline" role="status">
      {!isOnline && (
        <p className="mk-offline-words">
          <WifiOff />
          <span>
            <strong>{labels.offline}</strong> <span>{labels.offlineText}</span>
          </span>
        </p>
      )}
    </div>
  )
}
