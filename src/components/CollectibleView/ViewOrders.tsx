'use client'
import type { Address } from 'viem'
import { ListingsTable } from '../ListingsTable/ListingsTable.js'
import { OffersTable } from '../OffersTable/OffersTable.js'
import type { useCollectibleView } from './useCollectibleView.js'
import type { ViewHandlers } from './viewActions.js'

export function ViewOrders(props: {
  chainId: number
  contractAddress: Address
  handlers: ViewHandlers
  tokenId: string
  view: useCollectibleView.ReturnType
}) {
  const { chainId, contractAddress, handlers, tokenId, view } = props
  const item = { chainId, contractAddress, tokenId }
  const { held = '0' } = view
  return (
    <div className="mk-view-orders">
      <ListingsTable
        {...item}
        isInCart={handlers.isInCart}
        onAddToCart={handlers.onAddToCart}
        onBuy={handlers.onBuy}
        onCancel={handlers.onCancel}
        onEdit={handlers.onEdit}
      />
      <OffersTable
        {...item}
        onAcceptOffer={handlers.onAcceptOffer}
        onCancel={handlers.onCancel}
        onMakeOffer={handlers.onMakeOffer}
        owned={held !== '0'}
      />
    </div>
  )
}
