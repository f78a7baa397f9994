'use client'
import { BuyDialog } from '../BuyDialog/BuyDialog.js'
import { CancelDialog } from '../CancelDialog/CancelDialog.js'
import { EditListing } from '../EditListing/EditListing.js'
import { ListDialog } from '../ListDialog/ListDialog.js'
import type { Trade, useMarketplace } from './useMarketplace.js'

/** One dialog of each kind serves the whole page. */
export function MarketplaceDialogs({
  collectionName,
  endTrade,
  item,
  trade,
}: Pick<useMarketplace.ReturnType, 'endTrade' | 'item' | 'trade'> & {
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
  return (
    <>
      <BuyDialog {...of('buy')} order={orderOf('buy')} />
      <ListDialog
        {...of('list')}
        item={trade?.action === 'list' ? item : undefined}
      />
      {item && (
        <EditListing
          {...of('edit')}
          contractType={item.contractType}
          order={orderOf('edit')}
        />
      )}
      <CancelDialog {...of('cancel')} order={orderOf('cancel')} />
    </>
  )
}
