'use client'
import { BuyDialog, CollectibleGrid, FlowNotices } from 'marketkit'
import type { Order } from 'marketkit/core'
import { type ReactNode, useState } from 'react'
import { collection } from './market'

/** A collection, and the dialog that buys from it. */
export function Shop({ children }: { children: ReactNode }) {
  const [order, setOrder] = useState<Order>()
  return (
    <main>
      <header className="top">
        <h1>My shop</h1>
        {children}
      </header>
      <CollectibleGrid
        {...collection}
        onAction={(action, { listing }) => {
          if (action === 'buy') setOrder(listing)
        }}
      />
      <BuyDialog
        onOpenChange={(open) => open || setOrder(undefined)}
        open={order !== undefined}
        order={order}
      />
      <FlowNotices />
    </main>
  )
}
