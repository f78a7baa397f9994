'use client'
import { usePreload } from '../base/lazyPart.js'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import { WaitingLayer } from '../dialog/WaitingLayer.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { Trade, useMarketplace } from './useMarketplace.js'

export function MarketplaceDialogs(props: {
  actions: readonly CollectibleAction[]
  collectionName: string | undefined
  market: useMarketplace.ReturnType
}) {
  const { actions, collectionName, market } = props
  const { begin, browse, endTrade, getItemUrl, item, open, trade } = market
  const trades = ['buy', 'cancel', 'edit', 'list'] as const
  const canTrade = trades.some((action) => actions.includes(action))
  usePreload(canTrade && marketplaceBodies.buy)
  const isWaiting =
    !item && (trade?.action === 'list' || trade?.action === 'edit')
  const find = <action extends Trade['action']>(action: action) =>
    trade?.action === action ? trade : undefined
  const bought = useLatestDefined(find('buy')?.order)
  const edited = useLatestDefined(find('edit'))
  const editedOrder = useLatestDefined(edited?.order)
  const contractType = useLatestDefined(item?.contractType)
  const listed = useLatestDefined(find('list') && item)
  const getDialogProps = (action: Trade['action']) => ({
    onOpenChange: (open: boolean) => open || endTrade(),
    open: trade?.action === action && !isWaiting,
  })
  const collectible = trade?.collectible
  // The item that is open behind the dialog needs no link.
  const isBelow = useLatestDefined(trade && trade.tokenId === browse.state.item)
  const onView = isBelow
    ? undefined
    : ({ tokenId }: { tokenId?: string | undefined }) => {
        endTrade()
        if (tokenId) open(tokenId)
      }
  const shared = { collectible, collectionName, getItemUrl, onView }
  return (
    <>
      {bought && (
        <LazyDialog
          body={marketplaceBodies.buy}
          {...shared}
          {...getDialogProps('buy')}
          order={bought}
        />
      )}
      {listed && (
        <LazyDialog
          body={marketplaceBodies.list}
          {...shared}
          {...getDialogProps('list')}
          item={listed}
          onEdit={(order) =>
            trade && begin({ ...trade, action: 'edit', order })
          }
        />
      )}
      {isWaiting && (
        <WaitingLayer
          hasFailed={market.itemHasFailed}
          onClose={endTrade}
          onRetry={market.retryItem}
        />
      )}
      {edited && editedOrder && contractType && (
        <LazyDialog
          body={marketplaceBodies.edit}
          {...shared}
          {...getDialogProps('edit')}
          collectible={edited.collectible}
          contractType={contractType}
          order={editedOrder}
        />
      )}
      <LazyDialog
        body={marketplaceBodies.cancel}
        {...{ collectible, collectionName }}
        {...getDialogProps('cancel')}
        order={find('cancel')?.order}
      />
    </>
  )
}
