import type { ReactNode } from 'react'
import type { CollectibleGrid } from '../CollectibleGrid/CollectibleGrid.js'
import type { CollectibleView } from '../CollectibleView/CollectibleView.js'
import type { CollectionFilters } from '../CollectionFilters/CollectionFilters.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import type { useMarketplace } from './useMarketplace.js'

export type MarketplacePage = Pick<
  CollectionFilters.Props,
  'currencies' | 'marketplaces' | 'ownership'
> & {
  /**
   * Actions on cards, most important first. @default ['buy', 'addToCart',
   * 'list', 'cancel', 'edit']
   */
  actions?: readonly CollectibleAction[] | undefined
  /** Shows the item's activity; see `CollectibleView`. @default false */
  activity?: CollectibleView.Props['activity']
  /** Decoration in the header. */
  art?: ReactNode
  /**
   * The cart at the end of the toolbar; null for none. @default `CartDrawer`
   */
  cart?: ReactNode
  /** Description of the collection. */
  description?: ReactNode
  /** The detail view; null if cards open nothing. @default `CollectibleView` */
  detail?:
    | ((shown: {
        market: useMarketplace.ReturnType
        tokenId: string
      }) => ReactNode)
    | null
    | undefined
  /** Text above the collection's name. */
  eyebrow?: ReactNode
  /** Replaces the header; null for none. */
  header?: ReactNode
  /** Notices of trades in the body; null for none. @default `FlowNotices` */
  notices?: ReactNode
  /** How the grid loads more. @default 'infinite' */
  paging?: CollectibleGrid.Props['paging']
  /** The sweep button in the toolbar; null for none. @default `Sweep` */
  sweep?: ReactNode
  /** Pending trades in the toolbar; null for none. @default `PendingFlows` */
  tray?: ReactNode
}
