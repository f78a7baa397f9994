import type { CollectibleMetadata, Order } from '../../src/core.js'
import {
  CancelDialog,
  type CollectibleAction,
  EditListing,
  ListDialog,
  type ListItem,
} from '../../src/index.js'

/** The trade that a dialog is open for. */
export type Trade = {
  action: CollectibleAction
  collectible: CollectibleMetadata
  collectionName: string
  item: ListItem
  order: Order | undefined
}

/** The dialogs of owned items, one of each kind. */
export function Dialogs(props: {
  getItemUrl: (item: Pick<ListItem, 'contractAddress' | 'tokenId'>) => string
  onClose: () => void
  onView: (url: string) => void
  trade: Trade | undefined
}) {
  const { getItemUrl, onClose, onView, trade } = props
  const view = () => trade && onView(getItemUrl(trade.item))
  const of = (action: CollectibleAction) => ({
    collectible: trade?.collectible,
    collectionName: trade?.collectionName,
    onOpenChange: (open: boolean) => open || onClose(),
    open: trade?.action === action,
  })
  return (
    <>
      <ListDialog
        {...of('list')}
        getItemUrl={getItemUrl}
        item={trade?.action === 'list' ? trade.item : undefined}
        onView={view}
      />
      <CancelDialog
        {...of('cancel')}
        order={trade?.action === 'cancel' ? trade.order : undefined}
      />
      <EditListing
        {...of('edit')}
        contractType={trade?.item.contractType ?? 'ERC721'}
        getItemUrl={getItemUrl}
        onView={view}
        order={trade?.action === 'edit' ? trade.order : undefined}
      />
    </>
  )
}
