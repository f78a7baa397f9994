'use client'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import X from 'lucide-react/icons/x'
import { createPortal } from 'react-dom'
import { cartLimit } from '../../hooks/cartStore.js'
import { rootProps } from '../../hooks/rootProps.js'
import { useInBrowser } from '../../hooks/useInBrowser.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useLabels } from '../parts/useLabels.js'
import type { useMarketplace } from './useMarketplace.js'

/** Tells that the cart had no room, above all that is open. */
export function CartFullNotice(props: { market: useMarketplace.ReturnType }) {
  const { dismissCartFull, isCartFull } = props.market
  const kit = useMarketKit()
  const labels = useLabels()
  const inBrowser = useInBrowser()
  if (!inBrowser) return null
  return createPortal(
    <div {...rootProps(kit)}>
      <div className="mk-cart-full" role="status">
        {isCartFull && (
          <div className="mk-cart-full-card">
            <ShoppingBag />
            <p>{labels.cartFull(cartLimit)}</p>
            <button
              aria-label={labels.dismiss}
              className="mk-button"
              data-variant="icon"
              onClick={dismissCartFull}
              type="button"
            >
              <X />
            </button>
          </div>
        )}
      </div>
    </div>,
    document.body,
  )
}
