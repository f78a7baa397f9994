'use client'
import { useState } from 'react'
import { BuyDialog, buyDialogBody } from '../BuyDialog/BuyDialog.js'
import { usePreload } from '../base/lazyPart.js'
import { CancelDialog, cancelDialogBody } from '../CancelDialog/CancelDialog.js'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import { WaitingLayer } from '../dialog/WaitingLayer.js'
import { EditListing, editListingBody } from '../EditListing/EditListing.js'
import { ListDialog, listDialogBody } from '../ListDialog/ListDialog.js'
import type { Trade, useMarketplace } from './useMarketplace.js'

/** One dialog of each kind serves the whole page, once it was needed. */
export function MarketplaceDialogs({
  actions,
  begin,
  browse,
  collectionName,
  endTrade,
  item,
  itemHasFailed,
  open,
  retryItem,
  trade,
}: Pick<
  useMarketplace.ReturnType,
  | 'begin'
  | 'browse'
  | 'endTrade'
  | 'item'
  | 'itemHasFailed'
  | 'open'
  | 'retryItem'
  | 'trade'
> & {
  actions: readonly CollectibleAction[]
  collectionName: string | undefined
}) {
  usePreload(actions.includes('buy') && buyDialogBody)
  usePreload(actions.includes('cancel') && cancelDialogBody)
  usePreload(actions.includes('edit') && editListingBody)
  usePreload(actions.includes('list') && listDialogBody)
  const isWaiting =
    !item && (trade?.action === 'list' || trade?.action === 'edit')
  const isOpen = (action: Trade['action']) =>
    trade?.action === action && !isWaiting
  const edited = useLast(trade?.action === 'edit' ? trade : undefined)
  const contractType = useLast(item?.contractType)
  const of = (action: Trade['action']) => ({
    collectible: trade?.collectible,
    collectionName,
    onOpenChange: (open: boolean) => open || endTrade(),
    open: isOpen(action),
  })
  const orderOf = (action: Trade['action']) =>
    trade?.action === action ? trade.order : undefined
  // What is open below needs no way to it.
  const isBelow = useLast(trade && trade.tokenId === browse.state.item)
  const view = isBelow
    ? undefined
    : ({ tokenId }: { tokenId?: string | undefined }) => {
        endTrade()
        if (tokenId) open(tokenId)
      }
  return (
    <>
      <BuyDialog {...of('buy')} onView={view} order={orderOf('buy')} />
      <ListDialog
        {...of('list')}
        item={trade?.action === 'list' ? item : undefined}
        onView={view}
        onEdit={(order) => trade && begin({ ...trade, action: 'edit', order })}
      />
      {isWaiting && (
        <WaitingLayer
          hasFailed={itemHasFailed}
          onClose={endTrade}
          onRetry={retryItem}
        />
      )}
      {edited && contractType && (
        <EditListing
          {...of('edit')}
          collectible={edited.collectible}
          contractType={contractType}
          onView={view}
          order={edited.order}
        />
      )}
      <CancelDialog {...of('cancel')} order={orderOf('cancel')} />
    </>
  )
}

/** The latest there was: what leaves, or goes on unseen, still needs it. */
function useLast<value>(value: value | undefined): value | undefined {
  const [last, setLast] = useState({ value })
  if (value !== undefined && value !== last.value) setLast({ value })
  return value ?? last.value
}
