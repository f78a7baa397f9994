'use client'
import { BuyDialog, CollectibleGrid, FlowNotices } from 'marketkit'
import type { Order } from 'marketkit/core'
import { useState } from 'react'
import { collection } from './market'
import { Wallet } from './Wallet'

/** A collection, and the dialog that buys from it. */
export function Shop() {
  const [order, setOrder] = useState<Order>()
  return (
    <main>
      <Wallet />
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
