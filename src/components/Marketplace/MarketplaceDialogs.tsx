'use client'
import { BuyDialog } from '../BuyDialog/BuyDialog.js'
import { CancelDialog } from '../CancelDialog/CancelDialog.js'
import { EditListing } from '../EditListing/EditListing.js'
import { ListDialog } from '../ListDialog/ListDialog.js'
import type { Trade, useMarketplace } from './useMarketplace.js'

/** One dialog of each kind serves the whole page. */
export function MarketplaceDialogs({
  begin,
  collectionName,
  endTrade,
  item,
  open,
  trade,
}: Pick<
  useMarketplace.ReturnType,
  'begin' | 'endTrade' | 'item' | 'open' | 'trade'
> & {
  collectionName: string | undefined
}) {
  const of = (action: Trade['action']) => ({
    collectible: trade?.collectible,
    collectionName,
    onOpenChange: (open: boolean) => open || endTrade(),
    open: trade?.action === action,
  })
  const orderOf = (action: Trade['action']) =>
    trade?.action === action ? trade.order : undefined
  const view = () => {
    if (!trade) return
    endTrade()
    open(trade.tokenId)
  }
  return (
    <>
      <BuyDialog {...of('buy')} order={orderOf('buy')} />
      <ListDialog
        {...of('list')}
        item={trade?.action === 'list' ? item : undefined}
        onView={view}
        onEdit={(order) => trade && begin({ ...trade, action: 'edit', order })}
      />
      {item && (
        <EditListing
          {...of('edit')}
          contractType={item.contractType}
          onView={view}
          order={orderOf('edit')}
        />
      )}
      <CancelDialog {...of('cancel')} order={orderOf('cancel')} />
    </>
  )
}
