'use client'
import { usePreload } from '../base/lazyPart.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import { LazyDialog } from '../dialog/LazyDialog.js'
import { useLatestDefined } from '../dialog/useLatestDefined.js'
import { WaitingLayer } from '../dialog/WaitingLayer.js'
import { marketplaceBodies } from './marketplaceBodies.js'
import type { OpenDialog, useMarketplace } from './useMarketplace.js'

export function MarketplaceDialogs(props: {
  actions: readonly CollectibleAction[]
  collectionName: string | undefined
  market: useMarketplace.ReturnType
}) {
  const { actions, collectionName, market } = props
  const { begin, browse, closeDialog, getItemUrl, item, open, openDialog } =
    market
  const trades = ['buy', 'cancel', 'edit', 'list'] as const
  const canTrade = trades.some((action) => actions.includes(action))
  usePreload(canTrade && marketplaceBodies.buy)
  const isWaiting =
    !item && (openDialog?.action === 'list' || openDialog?.action === 'edit')
  const find = <action extends OpenDialog['action']>(action: action) =>
    openDialog?.action === action ? openDialog : undefined
  const bought = useLatestDefined(find('buy')?.order)
  const edited = useLatestDefined(find('edit'))
  const editedOrder = useLatestDefined(edited?.order)
  const contractType = useLatestDefined(item?.contractType)
  const listed = useLatestDefined(find('list') && item)
  const getDialogProps = (action: OpenDialog['action']) => ({
    onOpenChange: (open: boolean) => open || closeDialog(),
    open: openDialog?.action === action && !isWaiting,
  })
  const collectible = openDialog?.collectible
  // The item that is open behind the dialog needs no link.
  const isBelow = useLatestDefined(
    openDialog && openDialog.tokenId === browse.state.item,
  )
  const onView = isBelow
    ? undefined
    : ({ tokenId }: { tokenId?: string | undefined }) => {
        closeDialog()
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
            openDialog && begin({ ...openDialog, action: 'edit', order })
          }
        />
      )}
      {isWaiting && (
        <WaitingLayer
          hasFailed={market.itemHasFailed}
          onClose={closeDialog}
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
