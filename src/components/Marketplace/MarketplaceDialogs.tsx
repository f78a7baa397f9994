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
  const shared = {
    ...{ collectible, collectionName, getItemUrl, onView },
    rootRef: null,
  }
  return (
    <>
      {bought && (
        <LazyDialog body={marketplaceBodies.buy} {...getDialogProps('buy')}>
          {(Body, dialog) => <Body {...shared} {...dialog} order={bought} />}
        </LazyDialog>
      )}
      {listed && (
        <LazyDialog body={marketplaceBodies.list} {...getDialogProps('list')}>
          {(Body, dialog) => (
            <Body
              {...shared}
              {...dialog}
              item={listed}
              onEdit={(order) =>
                trade && begin({ ...trade, action: 'edit', order })
              }
            />
          )}
        </LazyDialog>
      )}
      {isWaiting && (
        <WaitingLayer
          hasFailed={market.itemHasFailed}
          onClose={endTrade}
          onRetry={market.retryItem}
        />
      )}
      {edited && editedOrder && contractType && (
        <LazyDialog body={marketplaceBodies.edit} {...getDialogProps('edit')}>
          {(Body, dialog) => (
            <Body
              {...shared}
              {...dialog}
              collectible={edited.collectible}
              contractType={contractType}
              order={editedOrder}
            />
          )}
        </LazyDialog>
      )}
      <LazyDialog body={marketplaceBodies.cancel} {...getDialogProps('cancel')}>
        {(Body, dialog) => (
          <Body
            {...dialog}
            {...{ collectible, collectionName }}
            order={find('cancel')?.order}
            rootRef={null}
          />
        )}
      </LazyDialog>
    </>
  )
}
