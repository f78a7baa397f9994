'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useCollectiblesPage } from '../../hooks/useCollectiblesPage.js'
import { isActiveOrder } from '../../order/orderStatus.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { getListing } from '../CollectibleCard/cardState.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLabels } from '../text/useLabels.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import { marketplaceLabels } from './marketplaceLabels.js'
import type { useMarketplace } from './useMarketplace.js'

/** The largest page of the service. */
const pageSize = 100

export function OwnListings(props: {
  collectionName: string | undefined
  market: useMarketplace.ReturnType
}) {
  const { collectionName, market } = props
  const { account, chainId, contractAddress, state } = market.browse
  const labels = useLabels(marketplaceLabels)
  const [chosen, choose] = useState<readonly Order[]>([])
  const [isOpen, setOpen] = useState(false)
  const { data } = useCollectiblesPage(
    account && state.ownership === 'mine'
      ? {
          chainId,
          contractAddress,
          filter: { ordersCreatedBy: [account] },
          page: { pageSize },
          side: 'listing',
        }
      : skipToken,
  )
  const orders = (data?.collectibles ?? []).flatMap((collectible) => {
    const order = getListing(collectible)
    return order &&
      isActiveOrder(order) &&
      order.createdBy.toLowerCase() === account?.toLowerCase()
      ? [order]
      : []
  })
  return (
    <>
      {orders.length > 1 && (
        <div className="mk-own-listings">
          <p>{labels.mineListed(orders.length)}</p>
          <Button
            onClick={() => {
              choose(orders)
              setOpen(true)
            }}
          >
            {labels.cancelMine}
          </Button>
        </div>
      )}
      <LazyDialog
        body={marketplaceBodies.cancel}
        onOpenChange={setOpen}
        open={isOpen}
      >
        {(Body, dialog) => (
          <Body
            {...dialog}
            collectionName={collectionName}
            orders={chosen}
            rootRef={null}
          />
        )}
      </LazyDialog>
    </>
  )
}
