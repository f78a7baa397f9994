'use client'
import { useMemo, useState } from 'react'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import { LazyLayer } from '../parts/LazyLayer.js'
import { usePreload } from '../parts/lazyPart.js'
import { WaitingLayer } from '../parts/WaitingLayer.js'
import {
  buyDialog,
  cancelDialog,
  editListing,
  listDialog,
} from './lazyParts.js'
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
  usePreload(usePartsOf(actions))
  const isWaiting =
    !item && (trade?.action === 'list' || trade?.action === 'edit')
  const isOpen = (action: Trade['action']) =>
    trade?.action === action && !isWaiting
  const layerOf = (action: Trade['action']) => ({
    onClose: endTrade,
    open: isOpen(action),
  })
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
      <LazyLayer {...layerOf('buy')} part={buyDialog}>
        {(BuyDialog) => (
          <BuyDialog {...of('buy')} onView={view} order={orderOf('buy')} />
        )}
      </LazyLayer>
      <LazyLayer {...layerOf('list')} part={listDialog}>
        {(ListDialog) => (
          <ListDialog
            {...of('list')}
            item={trade?.action === 'list' ? item : undefined}
            onView={view}
            onEdit={(order) =>
              trade && begin({ ...trade, action: 'edit', order })
            }
          />
        )}
      </LazyLayer>
      {isWaiting && (
        <WaitingLayer
          hasFailed={itemHasFailed}
          onClose={endTrade}
          onRetry={retryItem}
        />
      )}
      {edited && contractType && (
        <LazyLayer {...layerOf('edit')} part={editListing}>
          {(EditListing) => (
            <EditListing
              {...of('edit')}
              collectible={edited.collectible}
              contractType={contractType}
              onView={view}
              order={edited.order}
            />
          )}
        </LazyLayer>
      )}
      <LazyLayer {...layerOf('cancel')} part={cancelDialog}>
        {(CancelDialog) => (
          <CancelDialog {...of('cancel')} order={orderOf('cancel')} />
        )}
      </LazyLayer>
    </>
  )
}

/** The latest there was: what leaves, or goes on unseen, still needs it. */
function useLast<value>(value: value | undefined): value | undefined {
  const [last, setLast] = useState({ value })
  if (value !== undefined && value !== last.value) setLast({ value })
  return value ?? last.value
}

const partOf = {
  buy: buyDialog,
  cancel: cancelDialog,
  edit: editListing,
  list: listDialog,
}

/** What the offered actions lead to; by name, since hosts write arrays anew. */
function usePartsOf(actions: readonly CollectibleAction[]) {
  const names = actions.join()
  return useMemo(
    () =>
      Object.entries(partOf).flatMap(([action, part]) =>
        names.split(',').includes(action) ? [part] : [],
      ),
    [names],
  )
}
