'use client'
import { useState } from 'react'
import { CartButton } from '../CartDrawer/CartButton.js'
import { LazyLayer } from '../parts/LazyLayer.js'
import { usePreload } from '../parts/lazyPart.js'
import { cartDrawer } from './lazyParts.js'

const parts = [cartDrawer]

/** The cart in its drawer, which comes when it is opened. */
export function MarketplaceCart() {
  const [isOpen, setOpen] = useState(false)
  usePreload(parts)
  return (
    <>
      <CartButton
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <LazyLayer onClose={() => setOpen(false)} open={isOpen} part={cartDrawer}>
        {(CartDrawer) => (
          <CartDrawer onOpenChange={setOpen} open={isOpen} trigger={null} />
        )}
      </LazyLayer>
    </>
  )
}
